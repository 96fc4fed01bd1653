-- :orders orders over four years, one company for every 500 of them (some ten times as large as others): most are
-- running or finished, one in fifteen has a turn, an eighth of those overdue. Only the newest 200,000 have documents,
-- packages etc. Deterministic, without references and triggers, which are not measured.
SET session_replication_role = replica;
SET synchronous_commit = off;
SELECT setseed(0.42);
INSERT INTO companies (id, corporate_name, trade_name, cnpj, uf, active)
  SELECT c, concat_ws(' ', (ARRAY['Horizonte','Atlântica','Cerrado','Ipê','Aurora','Serra Azul','Litoral','Planalto','Pampa','Araucária','Boa Vista','Nova Era','São Jorge','Três Rios','Vale Verde','Ponte Alta','Mirante','Jacarandá','Sol Nascente','Guará'])[1 + c % 20],
      (ARRAY['Engenharia','Logística','Comércio','Consultoria','Saúde','Educação','Arquitetura','Indústria','Alimentos','Transportes','Tecnologia','Construções','Têxtil','Farmacêutica','Editora','Seguros'])[1 + (c / 20) % 16],
      CASE WHEN c > 320 THEN to_hex(c * 7919) END, 'Ltda.'),
    'Empresa ' || c, lpad((c * 100003::bigint % 99999989)::text, 8, '0') || '000' || lpad((c % 1000)::text, 3, '0'), 'SP', true
  FROM generate_series(1, greatest(20, :orders / 500)) c;
INSERT INTO addresses (id, company_id, label, recipient_name, postal_code, state, city, street, number)
  SELECT id, id, 'Sede', 'Recepção', '01310200', 'SP', 'São Paulo', 'Avenida Paulista', id::text FROM companies;
INSERT INTO users (id, first_name, username, email, password_hash, permissions_groups, company_id, is_company_admin)
  SELECT id, 'Gestor ' || id, 'Gestor ' || id, 'gestor' || id || '@bench.example', '-', ARRAY['CLIENTE', 'GESTOR'], id, true FROM companies;
INSERT INTO users (id, first_name, username, email, password_hash, permissions_groups)
  SELECT 1000000 + place, name, name, 'staff' || place || '@bench.example', '-', ARRAY[name]
  FROM unnest(ARRAY['ADMINISTRADOR', 'FINANCEIRO', 'OPERAÇÃO', 'VENDEDOR']) WITH ORDINALITY staff(name, place);
INSERT INTO permitted_companies (user_id, company_id) SELECT 1000004, c FROM unnest(ARRAY[3, 9, 14, 20]) c;
INSERT INTO simulators (id, name, description, image, position) VALUES (1, 'Simulador', 'Para medir', 'laptop', 1);
INSERT INTO categories (id, title) VALUES (1, 'Categoria');
INSERT INTO product_types (id, simulator_id, name, plural_name) VALUES (1, 1, 'notebook', 'notebooks');
INSERT INTO products (id, product_type_id, category_id, name, model, title, description, price, images, technical_specifications)
  SELECT p, 1, 1, 'Notebook ' || p, 'M-' || p, 'Notebook ' || p, 'Para trabalhar', 100 + p, '["laptop:cube:#3F3E4E"]',
    '[{"name":"Processador","value":"8 núcleos"},{"name":"Memória","value":"16 GB"}]' FROM generate_series(1, 60) p;
-- The stage of an order follows from its age, except for a few old ones that are stuck.
INSERT INTO orders (id, company_id, order_mask_id, quotation_id, stage_name, stage_state, turn, due_at, monthly_fee, items_count,
    items_summary, duration_months, created_by, starts_on, ends_on, created_at, updated_at)
  WITH drawn AS (
    SELECT o, o::float / :orders AS age, random() AS dice, random() AS side, random() AS lateness, random() AS size,
      1 + floor((greatest(20, :orders / 500)) * power(random(), 2))::int AS company,
      now() - make_interval(secs => (:orders - o)::float / :orders * 4 * 31557600 + random() * 600) AS born
    FROM generate_series(1, :orders) o
  ), placed AS (
    SELECT *, CASE
        WHEN age > 0.94 OR dice > 0.997 THEN (ARRAY['PROPOSAL_AGREEMENT','PROPOSAL_AGREEMENT','PROPOSAL_AGREEMENT','DOC_ANALYSIS','DOC_ANALYSIS','CREDIT_ANALYSIS','CONTRACT_INFO','CONTRACT_INFO','PACKAGING','SHIPPING','DELIVERY_INFO','DELIVERY_TERM'])[1 + floor(size * 11.999)::int]
        WHEN dice < 0.05 THEN 'CANCELLED'
        WHEN age < 0.4 THEN 'FINISHED'
        WHEN age < 0.42 AND dice < 0.3 THEN 'RETURNING'
        ELSE 'ONGOING' END AS stage
    FROM drawn
  ), turned AS (
    SELECT *, CASE
        WHEN stage IN ('ONGOING', 'FINISHED', 'CANCELLED') THEN NULL
        WHEN stage IN ('PROPOSAL_AGREEMENT', 'DOC_ANALYSIS', 'CONTRACT_INFO', 'DELIVERY_TERM') AND side < 0.6 THEN 'customer'
        ELSE 'staff' END AS whose
    FROM placed
  )
  SELECT o, company, lpad((row_number() OVER (PARTITION BY company ORDER BY o))::text, 6, '0'), o, stage, 'waiting', whose,
    CASE WHEN whose IS NOT NULL THEN now() + make_interval(secs => (lateness - 0.12) * 6 * 86400) END,
    round((100 + power(size, 3) * 30000)::numeric, 2), 1 + floor(size * 40)::int, (1 + floor(size * 40)::int) || ' notebooks', (ARRAY[12, 24, 36])[1 + o % 3],
    company, CASE WHEN whose IS NULL THEN (born + interval '20 days')::date END, CASE WHEN whose IS NULL THEN (born + interval '2 years')::date END,
    born, least(now(), born + make_interval(secs => lateness * 40 * 86400))
  FROM turned;
UPDATE companies SET last_order_number = (SELECT count(*) FROM orders WHERE company_id = companies.id);
INSERT INTO order_stages (order_id, stage_name, state, date)
  SELECT o.id, s.name, CASE WHEN s.name = o.stage_name THEN 'waiting' ELSE 'completed' END, o.updated_at
  FROM orders o, unnest(ARRAY['PROPOSAL_AGREEMENT','DOC_ANALYSIS','CREDIT_ANALYSIS','CONTRACT_INFO','PACKAGING','SHIPPING','DELIVERY_INFO','DELIVERY_TERM','ONGOING','RETURNING','FINISHED','CANCELLED']) s(name)
  WHERE o.id > :orders - 200000;
INSERT INTO order_items (order_id, product_id, quantity, unit_price, unit_service_fee, position)
  SELECT id, (id + i * 7) % 60 + 1, 1 + id % 9, 90, 9, i FROM orders, generate_series(1, 2) i WHERE id > :orders - 200000;
INSERT INTO order_proposals (order_id, version, status, lines, content, monthly_fee, duration_months, created_by, created_at)
  SELECT id, v, CASE WHEN v = 2 THEN 'accepted' ELSE 'superseded' END, '[{"kind":"product","label":"9 × Notebook","amount":"810.00"},{"kind":"service","label":"Pacote","amount":"81.00"}]',
    '{}', monthly_fee, duration_months, created_by, created_at FROM orders, generate_series(1, 2) v WHERE id > :orders - 200000;
INSERT INTO order_documents (id, order_id, document_type, required)
  SELECT id * 4 + d, id, (ARRAY['ARTICLES_OF_ASSOCIATION', 'PROOF_OF_ADDRESS', 'REPRESENTATIVE_ID', 'PROOF_OF_REVENUE'])[d + 1], true
  FROM orders, generate_series(0, 3) d WHERE id > :orders - 200000;
INSERT INTO document_files (document_id, storage_key, name, size, sha256, uploaded_by)
  SELECT id, 'bench/' || id, 'documento.pdf', 120000, repeat('a', 64), 1 FROM order_documents;
INSERT INTO packages (id, order_id, package_type, address_id, delivery_status) SELECT id, id, 'regular', company_id, 'NEW_CONTRACT' FROM orders WHERE id > :orders - 200000;
INSERT INTO package_items (package_id, product_id, quantity) SELECT order_id, product_id, quantity FROM order_items;
INSERT INTO equipment_units (id, serial, label, product_id, status, company_id, address_id)
  SELECT id, 'SN' || lpad(id::text, 8, '0'), 'Patrimônio ' || id, id % 60 + 1, 'IN_USE', company_id, company_id FROM orders WHERE stage_name = 'ONGOING' AND id > :orders - 200000;
INSERT INTO rentals (package_id, order_id, unit_id) SELECT id, id, id FROM equipment_units;
INSERT INTO event_logs (model_name, object_id, company_id, action, version, to_stage, message, before, after, actor_id, actor_name, created_at)
  SELECT 'order', o.id, o.company_id, 'approve_documents', v, o.stage_name, 'Conferido.', '{"stage_state":"waiting"}', '{"stage_state":"completed"}', 1000001, 'Ana', o.created_at
  FROM orders o, generate_series(1, 8) v WHERE o.id > :orders - 200000;
SET session_replication_role = DEFAULT;
CREATE TABLE bench_fill AS SELECT now() AS filled_at;
