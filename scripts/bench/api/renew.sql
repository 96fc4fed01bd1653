-- What is due moves with the calendar, so that as much is late in every run.
SET session_replication_role = replica;
UPDATE orders SET due_at = due_at + (now() - (SELECT filled_at FROM bench_fill))
  WHERE due_at IS NOT NULL AND (SELECT filled_at FROM bench_fill) < now() - interval '3 hours';
UPDATE bench_fill SET filled_at = now() WHERE filled_at < now() - interval '3 hours';
SET session_replication_role = DEFAULT;
VACUUM (ANALYZE);
