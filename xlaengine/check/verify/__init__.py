"""``xlaengine verify``: a workload under random schedules, compared stream by stream."""
