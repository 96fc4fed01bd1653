-- 100,000 units of 60 products, half of them with 400 companies of all sizes, and a million events. Deterministic,
-- without references and the triggers of history and counters, which are not measured.
SET session_replication_role = replica;
SET synchronous_commit = off;
SELECT setseed(0.42);
INSERT INTO companies (id, corporate_name, trade_name, cnpj, uf, active)
  SELECT c, 'Empresa ' || c || ' Ltda.', 'Empresa ' || c, lpad((c * 100003::bigint % 99999989)::text, 8, '0') || '000100', 'SP', true
  FROM generate_series(1, 400) c;
INSERT INTO addresses (id, company_id, label, recipient_name, postal_code, state, city, street, number)
  SELECT id, id, 'Sede', 'Recepção', '01310200', 'SP', 'São Paulo', 'Avenida Paulista', id::text FROM companies;
INSERT INTO users (id, first_name, username, email, password_hash, permissions_groups, company_id, is_company_admin)
  SELECT id, 'Gestor ' || id, 'Gestor ' || id, 'gestor' || id || '@bench.example', '-', ARRAY['CLIENTE', 'GESTOR'], id, true FROM companies;
INSERT INTO users (id, first_name, username, email, password_hash, permissions_groups)
  VALUES (1000001, 'OPERAÇÃO', 'OPERAÇÃO', 'operacao@bench.example', '-', ARRAY['OPERAÇÃO']);
INSERT INTO simulators (id, name, description, image, position) VALUES (1, 'Simulador', 'Para medir', 'laptop', 1);
INSERT INTO categories (id, title) VALUES (1, 'Categoria');
INSERT INTO product_types (id, simulator_id, name, plural_name) VALUES (1, 1, 'notebook', 'notebooks');
INSERT INTO products (id, product_type_id, category_id, name, model, title, description, price, images)
  SELECT p, 1, 1, 'Notebook ' || p, 'M-' || p, 'Notebook ' || p, 'Para trabalhar', 100 + p, '["laptop:cube:#3F3E4E"]' FROM generate_series(1, 60) p;
INSERT INTO equipment_units (id, serial, label, product_id, product_group, status, location, company_id, address_id, user_id, created_at, updated_at)
  WITH drawn AS (SELECT u, random() AS dice, random() AS size, random() AS late FROM generate_series(1, :units) u),
  placed AS (
    SELECT *, CASE WHEN dice < 0.5 THEN 'IN_USE' WHEN dice < 0.505 THEN 'IN_RELOCATION' WHEN dice < 0.508 THEN 'PENDING_EXCHANGE'
        WHEN dice < 0.51 THEN 'OK' WHEN dice < 0.512 THEN 'RETURNED' WHEN dice < 0.55 THEN 'IN_MAINTENANCE' WHEN dice < 0.56 THEN 'PRODUCT_STORAGE'
        WHEN dice < 0.65 THEN 'FINISHED' ELSE 'UP_FOR_RENTAL' END AS standing,
      1 + floor(400 * power(size, 2))::int AS company
    FROM drawn)
  SELECT u, 'NB' || lpad((u % 60 + 1)::text, 2, '0') || '-' || (2100 + u % 48) || '-' || lpad(u::text, 7, '0'),
    CASE WHEN dice < 0.4 THEN 'Patrimônio ' || (u * 7919 % 1000003) END, u % 60 + 1, (ARRAY['new', 'new', 'new', 'pre-owned', 'backup'])[1 + u % 5], standing,
    CASE WHEN standing = 'UP_FOR_RENTAL' THEN 'Corredor ' || chr(65 + u % 26) END,
    CASE WHEN dice < 0.508 THEN company END, CASE WHEN dice < 0.508 THEN company END, CASE WHEN dice < 0.2 THEN company END,
    now() - make_interval(days => 1500 - (u::bigint * 1400 / :units)::int), now() - make_interval(secs => late * 40000000)
  FROM placed;
INSERT INTO unit_tallies
  SELECT product_id, product_group, status, count(*) FROM equipment_units
  GROUP BY GROUPING SETS ((product_id, product_group, status), (product_group, status));
INSERT INTO holder_tallies
  SELECT company_id, facet, key, status, count(*) FROM equipment_units
  CROSS JOIN LATERAL (VALUES ('product', product_id), ('address', address_id), ('user', user_id)) of(facet, key)
  WHERE company_id IS NOT NULL GROUP BY 1, 2, 3, 4;
INSERT INTO unit_events (unit_id, event_type, company_id, relocation_type, relocation_status, unit_status, holder_id, address_id, product_group, actor_id, actor_name, created_at)
  SELECT u.id, (ARRAY['REGISTERED', 'ALLOCATED', 'SHIPPED', 'DELIVERED', 'USER_CHANGED', 'RETURN_REQUESTED', 'RECEIVED', 'APPRAISED', 'ALLOCATED', 'DELIVERED'])[n],
    CASE WHEN n > 1 THEN 1 + (u.id + n / 8) % 400 END, CASE WHEN n IN (2, 3, 4, 9, 10) THEN 'DELIVERY' WHEN n IN (6, 7, 8) THEN 'RETURN' END,
    CASE WHEN n > 1 THEN (ARRAY['REQUESTED', 'APPROVED', 'COMPLETED'])[1 + n % 3] END,
    CASE WHEN n IN (4, 5, 6, 10) THEN 'IN_USE' WHEN n IN (2, 3, 9) THEN 'OK' ELSE 'UP_FOR_RENTAL' END,
    CASE WHEN n IN (4, 5, 6, 10) THEN 1 + (u.id + n / 8) % 400 END, CASE WHEN n IN (4, 5, 6, 10) THEN 1 + (u.id + n / 8) % 400 END,
    'new', 1000001, 'OPERAÇÃO', u.created_at + make_interval(days => n * 40)
  FROM generate_series(1, 10) n, equipment_units u;
INSERT INTO orders (id, company_id, order_mask_id, quotation_id, stage_name, stage_state, turn, monthly_fee, items_count, items_summary, duration_months, created_by)
  SELECT c, c, '000001', c, 'ONGOING', 'waiting', NULL, 100, 1, '1 notebook', 24, c FROM generate_series(1, 400) c;
INSERT INTO stock_holds (order_id, product_id, quantity, expires_at)
  SELECT 1 + h % 400, 1 + h % 60, 2, now() + interval '300 days' FROM generate_series(1, 600) h;
SET session_replication_role = origin;
VACUUM ANALYZE;
CREATE TABLE bench_fill (at timestamptz DEFAULT now());
