-- Shifts the deadlines with the calendar, so that the same share is overdue in every run. Triggers are off as in
-- fill.sql.
SET session_replication_role = replica;
UPDATE orders SET due_at = due_at + (now() - (SELECT filled_at FROM bench_fill))
  WHERE due_at IS NOT NULL AND (SELECT filled_at FROM bench_fill) < now() - interval '3 hours';
UPDATE bench_fill SET filled_at = now() WHERE filled_at < now() - interval '3 hours';
DELETE FROM order_tallies;
INSERT INTO order_tallies SELECT company_id, stage_name, turn, count(*), sum(monthly_fee) FROM orders
  GROUP BY GROUPING SETS ((company_id, stage_name, turn), (stage_name, turn));
SET session_replication_role = DEFAULT;
VACUUM (ANALYZE);
