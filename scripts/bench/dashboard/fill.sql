-- What the dashboard counts, beside the orders of api/fill.sql: eight sellers, the moves of each order, ten events of each unit,
-- :invoices invoices, :tickets tickets, answers to the NPS. Deterministic, without references and triggers, which are not measured.
SET session_replication_role = replica;
SET synchronous_commit = off;
SELECT setseed(0.42);
INSERT INTO users (id, first_name, username, email, password_hash, permissions_groups)
  SELECT 1000010 + place, 'Vendedor ' || place, 'Vendedor ' || place, 'vendedor' || place || '@bench.example', '-', ARRAY['VENDEDOR'] FROM generate_series(1, 8) place;
INSERT INTO product_types (id, simulator_id, name, plural_name) VALUES (2, 1, 'celular', 'celulares'), (3, 1, 'monitor', 'monitores'), (4, 1, 'tablet', 'tablets');
UPDATE products SET product_type_id = 1 + id % 4;
UPDATE orders SET responsible_id = 1000011 + id % 8;
-- A day or two in each stage until the rental, two years of it, and three weeks of the return; never after now.
CREATE UNLOGGED TABLE walked AS
  SELECT o.id, o.company_id, o.responsible_id, o.monthly_fee, o.stage_name, o.created_at, p.place, p.stage, lag(p.stage) OVER steps AS before,
    least(o.created_at + CASE WHEN p.place <= 9 THEN make_interval(hours => ((p.place - 1) * 40 + o.id % 30)::int) WHEN p.place = 10 THEN interval '700 days' ELSE interval '721 days' END, now() - make_interval(secs => 20 - p.place)) AS at
  FROM orders o CROSS JOIN unnest(ARRAY['PROPOSAL_AGREEMENT','DOC_ANALYSIS','CREDIT_ANALYSIS','CONTRACT_INFO','PACKAGING','SHIPPING','DELIVERY_INFO','DELIVERY_TERM','ONGOING','RETURNING','FINISHED','CANCELLED']) WITH ORDINALITY p(stage, place)
  WHERE CASE WHEN o.stage_name = 'CANCELLED' THEN p.stage IN ('PROPOSAL_AGREEMENT', 'DOC_ANALYSIS', 'CANCELLED')
    ELSE p.place <= array_position(ARRAY['PROPOSAL_AGREEMENT','DOC_ANALYSIS','CREDIT_ANALYSIS','CONTRACT_INFO','PACKAGING','SHIPPING','DELIVERY_INFO','DELIVERY_TERM','ONGOING','RETURNING','FINISHED'], o.stage_name) END
  WINDOW steps AS (PARTITION BY o.id ORDER BY p.place);
INSERT INTO order_moves (order_id, company_id, seller_id, at, from_stage, to_stage, entered_at, due_at, fee_before, fee_after, active_before, active_after)
  SELECT id, company_id, responsible_id, at, before, stage, CASE WHEN before IS NOT NULL THEN lag(at) OVER steps END, CASE WHEN before IS NOT NULL THEN at + make_interval(hours => (id % 48)::int - 8) END,
    CASE WHEN before IS NULL THEN 0 ELSE monthly_fee END, monthly_fee, CASE WHEN before IS NULL THEN 0 ELSE monthly_fee END, monthly_fee
  FROM walked WINDOW steps AS (PARTITION BY id ORDER BY place) ORDER BY at;
INSERT INTO event_logs (model_name, object_id, company_id, action, version, from_stage, to_stage, before, after, actor_id, actor_name, created_at)
  SELECT 'order', id, company_id, CASE WHEN before IS NULL THEN 'create' ELSE 'advance' END, 100 + place, before, stage, '{}', '{}', 1000001, 'Ana', at FROM walked ORDER BY at;
DROP TABLE walked;
INSERT INTO unit_events (unit_id, event_type, company_id, unit_status, holder_id, address_id, product_group, actor_id, actor_name, created_at)
  SELECT u.id, (ARRAY['REGISTERED', 'ALLOCATED', 'DELIVERED', 'USER_CHANGED', 'RECEIVED', 'APPRAISED', 'ALLOCATED', 'SHIPPED', 'DELIVERED', 'USER_CHANGED'])[n],
    CASE WHEN n IN (3, 4, 9, 10) THEN u.company_id END, CASE WHEN n IN (3, 4, 9, 10) THEN 'IN_USE' WHEN n IN (2, 7, 8) THEN 'OK' WHEN n = 5 THEN 'RETURNED' ELSE 'UP_FOR_RENTAL' END,
    CASE WHEN n IN (3, 4, 9, 10) THEN u.company_id END, CASE WHEN n IN (3, 4, 9, 10) THEN u.address_id END, u.product_group, 1000001, 'OPERAÇÃO',
    now() - make_interval(days => 1090 - n * 90 - (u.id % 90)::int)
  FROM equipment_units u CROSS JOIN generate_series(1, 10) n ORDER BY n, u.id;
INSERT INTO unit_tallies
  SELECT product_id, product_group, status, count(*) FROM equipment_units
  GROUP BY GROUPING SETS ((product_id, product_group, status), (product_group, status));
INSERT INTO holder_tallies
  SELECT company_id, facet, key, status, count(*) FROM equipment_units
  CROSS JOIN LATERAL (VALUES ('product', product_id), ('address', address_id), ('user', user_id)) of(facet, key)
  WHERE company_id IS NOT NULL GROUP BY 1, 2, 3, 4;
INSERT INTO invoice_series VALUES ('A', :invoices) ON CONFLICT (series) DO UPDATE SET last_number = excluded.last_number;
INSERT INTO invoices (id, company_id, kind, period, status, series, number, issued_on, issued_at, issued_by, due_on, payable_on, customer,
    rental_total, service_total, adjustments_total, total, paid_total, orders_count, units_count, created_at)
  SELECT i, (i - 1) % companies.count + 1, 'EXTRA', m.period, CASE WHEN i > :invoices * 0.97 THEN 'ISSUED' WHEN i % 500 = 0 THEN 'UNCOLLECTIBLE' WHEN i % 300 = 0 THEN 'CANCELED' ELSE 'PAID' END,
    'A', i, m.period + 31, m.period + 31, 1000001, m.period + 36, m.period + 36, '{"corporate_name":"Empresa","trade_name":"Empresa","cnpj":"11222333000181","uf":"SP"}',
    5000 + i % 900, 600, 0, 5600 + i % 900, CASE WHEN i > :invoices * 0.97 OR i % 500 = 0 OR i % 300 = 0 THEN 0 ELSE 5600 + i % 900 END, 1, 50, m.period
  FROM (SELECT count(*) FROM companies) companies, generate_series(1, :invoices) i
  CROSS JOIN LATERAL (SELECT (date_trunc('month', now()) - make_interval(months => 1 + (:invoices - i) / greatest(1, :invoices * 28 / 1000)))::date AS period) m;
INSERT INTO payments (invoice_id, amount, paid_on, method, source, external_id)
  SELECT id, paid_total, due_on, 'PIX', 'provider', 'bench-' || id FROM invoices WHERE paid_total > 0;
INSERT INTO invoice_tallies SELECT status, kind, period, count(*), sum(total) FROM invoices GROUP BY 1, 2, 3;
INSERT INTO tickets (id, company_id, opened_by, subject, category, status, waiting_for, policy, first_response_due_at, first_response_at, resolution_due_at,
    running_since, closed_at, closings, breached, created_at, updated_at)
  SELECT 1000 + t, company.id, company.id, 'Tela piscando', (ARRAY['DEFECT', 'BILLING', 'DELIVERY', 'QUESTION'])[1 + t % 4], CASE WHEN t > :tickets * 0.95 THEN 'IN_PROGRESS' ELSE 'CLOSED' END,
    CASE WHEN t > :tickets * 0.95 THEN 'staff' END, '{"name":"Essencial","calendar":"business","first_response_minutes":240,"resolution_minutes":1620,"exchange_business_days":3}',
    born + interval '6 hours', born + interval '2 hours', born + interval '4 days', CASE WHEN t > :tickets * 0.95 THEN born END, CASE WHEN t <= :tickets * 0.95 THEN born + make_interval(hours => t % 120) END,
    (t <= :tickets * 0.95)::int, CASE WHEN t % 9 = 0 THEN '["resolution"]' ELSE '[]' END::jsonb, born, born + interval '1 day'
  FROM (SELECT count(*)::int FROM companies) companies, generate_series(1, :tickets) t
  CROSS JOIN LATERAL (SELECT 1 + t % companies.count AS id) company
  CROSS JOIN LATERAL (SELECT now() - make_interval(hours => (:tickets - t) * 26280 / :tickets) AS born) b;
INSERT INTO ticket_tallies SELECT status, category, count(*) FROM tickets GROUP BY 1, 2;
INSERT INTO ticket_ratings (ticket_id, closing_no, score, rated_by, created_at)
  SELECT id, 1, 1 + id % 5, opened_by, closed_at FROM tickets WHERE status = 'CLOSED' AND id % 3 = 0;
INSERT INTO nps_answers (user_id, score, created_at)
  SELECT 1 + n % companies.count, n % 11, now() - make_interval(hours => (:tickets - n) * 26280 / :tickets) FROM (SELECT count(*)::int FROM companies) companies, generate_series(1, :tickets) n;
UPDATE packages SET delivery_status = 'DELIVERED', delivery_date = (o.created_at + interval '12 days')::date FROM orders o WHERE o.id = order_id AND o.stage_name IN ('ONGOING', 'RETURNING', 'FINISHED');
SET session_replication_role = origin;
VACUUM ANALYZE
