-- Four simulators of 1,250 products and three questions of 25 answers each: 5,000 products, 300 properties, 50,000 units.
-- References and triggers are off, since they are not measured.
SET session_replication_role = replica;
INSERT INTO simulators (id, name, description, image, position) SELECT s, 'Simulador ' || s, 'Para medir', 'laptop', s FROM generate_series(1, 4) s;
INSERT INTO property_types (id, name) SELECT t, 'Tipo ' || t FROM generate_series(1, 12) t;
INSERT INTO steps (id, simulator_id, title, position, property_type_id, optional)
  SELECT t, (t - 1) / 3 + 1, 'Pergunta ' || t, (t - 1) % 3 + 1, t, true FROM generate_series(1, 12) t;
INSERT INTO properties (id, property_type_id, name, position) SELECT p, (p - 1) / 25 + 1, 'Opção ' || p, p FROM generate_series(1, 300) p;
INSERT INTO property_simulators (property_id, simulator_id) SELECT p, (p - 1) / 75 + 1 FROM generate_series(1, 300) p;
-- Every fifth answer may be replaced by the next one.
INSERT INTO property_replacements (property_id, replaced_by_id) SELECT p, p + 1 FROM generate_series(1, 299, 5) p;
INSERT INTO categories (id, title) VALUES (1, 'Categoria');
INSERT INTO product_types (id, simulator_id, name, plural_name) SELECT s, s, 'tipo ' || s, 'tipos ' || s FROM generate_series(1, 4) s;
INSERT INTO products (id, product_type_id, category_id, name, model, title, description, price, images, technical_specifications)
  SELECT p, (p - 1) / 1250 + 1, 1, 'Produto ' || p, 'M-' || p, 'Produto ' || p, repeat('Descrição de um produto. ', 12), 100 + p % 900,
    '["laptop:cube:#3F3E4E"]', '[{"name":"Processador","value":"8 núcleos"},{"name":"Memória","value":"16 GB"},{"name":"Tela","value":"14 pol."}]'
  FROM generate_series(1, 5000) p;
INSERT INTO product_properties (product_id, property_id)
  SELECT p, ((p - 1) / 1250) * 75 + q * 25 + 1 + (CASE q WHEN 0 THEN p WHEN 1 THEN p / 7 ELSE p / 3 END) % 25
  FROM generate_series(1, 5000) p, generate_series(0, 2) q;
INSERT INTO plans (simulator_id, duration_months, description, factor)
  SELECT s, m, 'Plano', f FROM generate_series(1, 4) s, (VALUES (12, 1.15), (24, 1), (36, 0.85)) v(m, f);
INSERT INTO service_packages (id, simulator_id, name, description, monthly_fee_per_unit, position) SELECT s, s, 'Essencial', 'Pacote', 12, 1 FROM generate_series(1, 4) s;
INSERT INTO companies (id, corporate_name, trade_name, cnpj, uf, active) VALUES (1, 'Medida', 'Medida', '11222333000181', 'SP', true);
INSERT INTO addresses (id, company_id, label, recipient_name, postal_code, state, city, street, number)
  VALUES (1, 1, 'Sede', 'Ana', '01310200', 'SP', 'São Paulo', 'Avenida Paulista', '1');
-- One unit in five is rented, and every unit of products whose id ends in 3.
INSERT INTO equipment_units (id, serial, product_id, status, company_id, address_id)
  SELECT u, 'S' || u, (u - 1) / 10 + 1, CASE WHEN rented THEN 'IN_USE' ELSE 'UP_FOR_RENTAL' END,
    CASE WHEN rented THEN 1 END, CASE WHEN rented THEN 1 END
  FROM (SELECT u, u % 5 = 0 OR ((u - 1) / 10 + 1) % 10 = 3 AS rented FROM generate_series(1, 50000) u) units;
INSERT INTO orders (id, company_id, order_mask_id, quotation_id, stage_name, stage_state, monthly_fee, items_count, items_summary, duration_months, created_by, ends_on)
  SELECT o, 1, lpad(o::text, 6, '0'), 100000 + o, 'ONGOING', 'waiting', 100, 1, '1 item', 24, 1, current_date + o % 300 FROM generate_series(1, 1000) o;
INSERT INTO rentals (package_id, order_id, unit_id) SELECT 1, id % 1000 + 1, id FROM equipment_units WHERE status = 'IN_USE';
INSERT INTO stock_holds (order_id, product_id, quantity, expires_at, released_at)
  SELECT h % 1000 + 1, h % 5000 + 1, 1 + h % 2, now() + interval '5 days', CASE WHEN h % 4 = 0 THEN NULL ELSE now() END FROM generate_series(1, 8000) h;
INSERT INTO quotations (id, company_id, user_id, simulator_id, plan_id, service_package_id, expires_at)
  SELECT s + more, 1, 1, s, (SELECT min(id) FROM plans WHERE simulator_id = s), s, now() + interval '30 days'
  FROM generate_series(1, 4) s, (VALUES (0), (4)) without_answers(more);
SET session_replication_role = DEFAULT;
VACUUM (ANALYZE);
