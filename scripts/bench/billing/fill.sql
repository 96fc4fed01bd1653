-- 2,000 companies with one running order of 50 units each (100,000 units), some with an exchange or a part that came back, and
-- 200,000 invoices of the last 100 months with their lines and measurements. Deterministic, without references and the
-- triggers of history and counters, which are not measured.
SET session_replication_role = replica;
SET synchronous_commit = off;
SELECT setseed(0.42);
INSERT INTO companies (id, corporate_name, trade_name, cnpj, uf, active, last_order_number)
  SELECT c, 'Empresa ' || c || ' Ltda.', 'Empresa ' || c, lpad((c * 100003::bigint % 99999989)::text, 8, '0') || '000100', 'SP', true, 1
  FROM generate_series(1, :companies) c;
INSERT INTO addresses (id, company_id, label, recipient_name, postal_code, state, city, street, number)
  SELECT id, id, 'Sede', 'Recepção', '01310200', 'SP', 'São Paulo', 'Avenida Paulista', id::text FROM companies;
INSERT INTO users (id, first_name, username, email, password_hash, permissions_groups, company_id, is_company_admin)
  SELECT id, 'Gestor ' || id, 'Gestor ' || id, 'gestor' || id || '@bench.example', '-', ARRAY['CLIENTE', 'GESTOR'], id, true FROM companies;
INSERT INTO users (id, first_name, username, email, password_hash, permissions_groups)
  VALUES (1000001, 'FINANCEIRO', 'FINANCEIRO', 'financeiro@bench.example', '-', ARRAY['FINANCEIRO']);
INSERT INTO simulators (id, name, description, image, position) VALUES (1, 'Simulador', 'Para medir', 'laptop', 1);
INSERT INTO categories (id, title) VALUES (1, 'Categoria');
INSERT INTO product_types (id, simulator_id, name, plural_name) VALUES (1, 1, 'notebook', 'notebooks');
INSERT INTO products (id, product_type_id, category_id, name, model, title, description, price, images, ncm)
  SELECT p, 1, 1, 'Notebook ' || p, 'M-' || p, 'Notebook ' || p, 'Para trabalhar', 100 + p, '["laptop:cube:#3F3E4E"]', '84713012' FROM generate_series(1, 60) p;
INSERT INTO service_packages (id, simulator_id, name, description, monthly_fee_per_unit, position)
  VALUES (1, 1, 'Essencial', 'O que todo equipamento precisa.', 12, 1);
INSERT INTO quotations (id, company_id, user_id, simulator_id, service_package_id, status, expires_at)
  SELECT id, id, id, 1, 1, 'finished', now() FROM companies;
INSERT INTO orders (id, company_id, order_mask_id, quotation_id, stage_name, stage_state, turn, monthly_fee, items_count, items_summary, duration_months, created_by, starts_on, ends_on, created_at)
  SELECT c, c, '000001', c, 'ONGOING', 'waiting', NULL, 50 * (112 + c % 60), 50, '50 notebooks', 24, c, current_date - 300, current_date + 430, now() - interval '330 days'
  FROM generate_series(1, :companies) c;
INSERT INTO order_stages (order_id, stage_name, state, date)
  SELECT id, 'ONGOING', 'waiting', now() - interval '300 days' FROM orders;
INSERT INTO order_items (order_id, product_id, quantity, unit_price, unit_service_fee)
  SELECT id, (id - 1) % 60 + 1, 50, 100 + id % 60, 12 FROM orders;
INSERT INTO order_proposals (order_id, version, status, lines, content, monthly_fee, duration_months, created_by, decided_at)
  SELECT id, 1, 'accepted', jsonb_build_array(
      jsonb_build_object('kind', 'product', 'label', '50 × Notebook', 'amount', (50 * (100 + id % 60))::numeric(12, 2)::text),
      jsonb_build_object('kind', 'service', 'label', 'Essencial', 'amount', '600.00')),
    '{}', monthly_fee, 24, 1000001, now() - interval '320 days' FROM orders;
INSERT INTO packages (id, order_id, package_type, address_id, delivery_status, delivery_date, sending_date)
  SELECT id, id, 'regular', id, 'DELIVERED', current_date - 300 + (id % 20)::int, current_date - 305 FROM orders;
-- Every tenth company has a parcel that arrived in the measured month.
UPDATE packages SET delivery_date = (:month)::date + 15 WHERE id % 10 = 0;
INSERT INTO equipment_units (id, serial, product_id, product_group, status, company_id, address_id)
  SELECT u, 'NB' || lpad(u::text, 8, '0'), (u - 1) / 50 % 60 + 1, 'new', 'IN_USE', (u - 1) / 50 + 1, (u - 1) / 50 + 1
  FROM generate_series(1, :companies * 50) u;
INSERT INTO rentals (id, package_id, order_id, unit_id)
  SELECT id, company_id, company_id, id FROM equipment_units;
INSERT INTO unit_events (unit_id, event_type, company_id, unit_status, holder_id, address_id, product_group, actor_id, actor_name, created_at)
  SELECT id, 'DELIVERED', company_id, 'IN_USE', company_id, address_id, 'new', 1000001, 'OPERAÇÃO', now() - interval '300 days' FROM equipment_units;
-- In every fifth company two units were collected in the measured month.
INSERT INTO packages (id, order_id, package_type, address_id, delivery_status, apart, sending_date, delivery_date)
  SELECT 100000 + id, id, 'return', id, 'DESTINATION', true, (:month)::date + 9, (:month)::date + 12 FROM orders WHERE id % 5 = 1;
INSERT INTO return_items (package_id, unit_id, condition, destination, received_at, closed_at, appraised_at)
  SELECT 100000 + u.company_id, u.id, 'good', 'UP_FOR_RENTAL', (:month)::date + 12, (:month)::date + 13, (:month)::date + 13
  FROM equipment_units u WHERE u.company_id % 5 = 1 AND u.id % 50 IN (1, 2);
INSERT INTO invoice_series VALUES ('A', :invoices) ON CONFLICT (series) DO UPDATE SET last_number = excluded.last_number;
INSERT INTO invoices (id, company_id, kind, period, status, series, number, issued_on, issued_at, issued_by, due_on, payable_on, customer,
    rental_total, service_total, adjustments_total, total, paid_total, orders_count, units_count, created_at)
  SELECT i, (i - 1) % :companies + 1, 'MONTHLY', m.period,
    CASE WHEN i > :invoices * 0.99 THEN 'ISSUED' WHEN d.dice > 0.998 THEN 'UNCOLLECTIBLE' WHEN d.dice > 0.995 THEN 'CANCELED' ELSE 'PAID' END,
    'A', i, (m.period + interval '1 month')::date, m.period + interval '1 month', 1000001, (m.period + interval '1 month')::date + 4, (m.period + interval '1 month')::date + 6,
    '{"corporate_name":"Empresa","trade_name":"Empresa","cnpj":"11222333000181","uf":"SP"}',
    5000 + i % 900, 600, 0, 5600 + i % 900,
    CASE WHEN i > :invoices * 0.99 OR d.dice > 0.995 THEN 0 ELSE 5600 + i % 900 END, 1, 50, m.period + interval '1 month'
  FROM generate_series(1, :invoices) i
  CROSS JOIN LATERAL (SELECT ((:month)::date - make_interval(months => (:invoices - i) / :companies + 1))::date AS period) m
  CROSS JOIN LATERAL (SELECT random() + i * 0 AS dice) d;
INSERT INTO invoice_lines (invoice_id, position, order_id, tax_kind, kind, period, label, detail, quantity, unit_amount, amount)
  SELECT i.id, n, i.company_id, CASE n WHEN 3 THEN 'SERVICE' ELSE 'RENTAL' END, 'MEASURED', i.period, 'Notebook', 'mês inteiro', 10, 10, 100
  FROM invoices i, generate_series(1, 3) n
  WHERE i.period < (:month)::date - interval '6 months';
INSERT INTO invoice_measurements (invoice_id, line_id, order_id, position_id, unit_id, serial, product_name, period, started_on, days, divisor, fee, amount, tax_kind, live)
  SELECT l.invoice_id, l.id, l.order_id, (l.order_id - 1) * 50 + l.position, (l.order_id - 1) * 50 + l.position, 'NB', 'Notebook', l.period, l.period, 28, 30, 100, 100, l.tax_kind, true
  FROM invoice_lines l;
-- The months that drafting looks back to say what is measured now: every unit of the orders that were delivered by then.
INSERT INTO invoice_lines (invoice_id, position, order_id, tax_kind, kind, period, label, detail, quantity, unit_amount, amount)
  SELECT i.id, n, i.company_id, k.kind, 'MEASURED', i.period, 'Notebook', 'mês inteiro', 50, k.fee, 50 * k.fee
  FROM invoices i CROSS JOIN LATERAL (VALUES (0, 'RENTAL', 100 + i.company_id % 60), (1, 'SERVICE', 12)) k (n, kind, fee)
  WHERE i.period >= (:month)::date - interval '6 months' AND i.company_id % 10 <> 0;
INSERT INTO invoice_measurements (invoice_id, line_id, order_id, position_id, unit_id, serial, product_name, period, started_on, days, divisor, fee, amount, tax_kind)
  SELECT l.invoice_id, l.id, l.order_id, r.id, r.unit_id, 'NB', 'Notebook', l.period, l.period, d.days, d.days, l.unit_amount, l.unit_amount, l.tax_kind
  FROM invoice_lines l JOIN rentals r ON r.order_id = l.order_id
  CROSS JOIN LATERAL (SELECT extract(day FROM l.period + interval '1 month' - interval '1 day')::int AS days) d
  WHERE l.period >= (:month)::date - interval '6 months';
INSERT INTO payments (invoice_id, amount, paid_on, method, source, external_id)
  SELECT id, paid_total, due_on, 'PIX', 'provider', 'bench-' || id FROM invoices WHERE paid_total > 0;
INSERT INTO invoice_tallies SELECT status, kind, period, count(*), sum(total) FROM invoices GROUP BY 1, 2, 3;
SELECT setval('invoices_id_seq', (SELECT max(id) FROM invoices));
SELECT setval('invoice_lines_id_seq', (SELECT max(id) FROM invoice_lines));
SELECT setval('invoice_measurements_id_seq', (SELECT max(id) FROM invoice_measurements));
SET session_replication_role = origin;
VACUUM ANALYZE;
CREATE TABLE bench_fill (at timestamptz DEFAULT now());
