-- :tickets tickets over two years with ten messages each, of the 400 companies of stock/fill.sql and of all sizes; the newest
-- ones and a few old ones are open. Deterministic, without references and triggers, which are not measured.
SET session_replication_role = replica;
SET synchronous_commit = off;
SELECT setseed(0.42);
INSERT INTO users (id, first_name, username, email, password_hash, permissions_groups, company_id)
  SELECT 2000000 + id, 'Colaborador ' || id, 'Colaborador ' || id, 'colaborador' || id || '@bench.example', '-', ARRAY['CLIENTE', 'COLABORADOR'], id FROM companies;
INSERT INTO users (id, first_name, username, email, password_hash, permissions_groups)
  SELECT 1000001 + place, 'Atendente ' || place, 'Atendente ' || place, 'atendente' || place || '@bench.example', '-', ARRAY['OPERAÇÃO'] FROM generate_series(1, 8) place;
INSERT INTO service_packages (id, simulator_id, name, description, monthly_fee_per_unit, position)
  VALUES (1, 1, 'Essencial', 'O que todo equipamento precisa.', 12, 1);
INSERT INTO quotations (id, company_id, user_id, simulator_id, service_package_id, status, expires_at)
  SELECT quotation_id, company_id, company_id, 1, 1, 'finished', now() FROM orders;
INSERT INTO tickets (id, company_id, opened_by, subject, category, unit_id, unit_serial, unit_product, order_id, status, waiting_for,
    waiting_since, assignee_id, policy, first_response_due_at, first_response_at, next_response_due_at, resolution_due_at,
    running_since, next_check_at, closed_at, closed_by, closings, last_public_id, last_message_id, created_at, updated_at)
  WITH drawn AS (
    SELECT t, random() AS dice, random() AS side, random() AS late, 1 + floor(400 * power(random(), 2))::int AS company,
      1 + floor(random() * :units)::int AS unit, now() - make_interval(secs => (:tickets - t)::float / :tickets * 2 * 31557600) AS born
    FROM generate_series(1, :tickets) t
  ), placed AS (
    SELECT *, CASE WHEN t > :tickets * 0.95 AND dice < 0.7 OR dice > 0.998 THEN CASE WHEN side < 0.3 THEN 'PENDING' ELSE 'IN_PROGRESS' END
        ELSE 'CLOSED' END AS standing,
      least(now(), born + make_interval(secs => late * 864000)) AS touched
    FROM drawn
  ), turned AS (
    SELECT *, CASE WHEN standing = 'CLOSED' THEN NULL WHEN standing = 'PENDING' OR side < 0.75 THEN 'staff' ELSE 'customer' END AS whose FROM placed
  )
  SELECT 1000 + t, company, company + CASE WHEN side < 0.5 THEN 2000000 ELSE 0 END,
    (ARRAY['Tela piscando', 'Bateria não carrega', 'Teclado falhando', 'Segunda via da nota', 'Entrega atrasada', 'Notebook não liga', 'Dúvida sobre a fatura', 'Troca do monitor', 'Carregador queimado', 'Ruído na ventoinha', 'Wi-Fi caindo', 'Devolução parcial'])[1 + t % 12]
      || ' ' || (ARRAY['na filial', 'na obra', 'do diretor', 'em home office', 'na recepção', 'desde ontem', 'de novo'])[1 + t % 7],
    (ARRAY['DEFECT', 'DEFECT', 'DEFECT', 'BILLING', 'DELIVERY', 'DEFECT', 'QUESTION', 'EXCHANGE', 'DEFECT', 'DEFECT', 'DEFECT', 'OTHER'])[1 + t % 12],
    CASE WHEN dice < 0.7 THEN unit END, CASE WHEN dice < 0.7 THEN 'NB' || lpad((unit % 60 + 1)::text, 2, '0') || '-' || (2100 + unit % 48) || '-' || lpad(unit::text, 7, '0') END,
    CASE WHEN dice < 0.7 THEN 'Notebook ' || (unit % 60 + 1) END, CASE WHEN dice < 0.8 THEN company END, standing, whose,
    CASE WHEN whose = 'customer' THEN touched END, CASE WHEN standing <> 'PENDING' THEN 1000001 + t % 9 END,
    '{"name":"Essencial","calendar":"business","first_response_minutes":240,"resolution_minutes":1620,"exchange_business_days":3}',
    born + interval '6 hours', CASE WHEN standing <> 'PENDING' THEN born + interval '2 hours' END,
    CASE WHEN whose = 'staff' AND standing = 'IN_PROGRESS' AND late < 0.5 THEN touched + interval '6 hours' END, touched + make_interval(secs => (late - 0.2) * 600000),
    CASE WHEN whose = 'staff' THEN touched END, CASE WHEN whose = 'staff' THEN now() + interval '30 days' END,
    CASE WHEN standing = 'CLOSED' THEN touched END, CASE WHEN standing = 'CLOSED' AND dice > 0.1 THEN 1000001 + t % 9 END,
    (standing = 'CLOSED')::int, t * 10, t * 10, born, touched
  FROM turned;
INSERT INTO ticket_tallies SELECT status, category, count(*) FROM tickets GROUP BY 1, 2;
INSERT INTO ticket_messages (id, ticket_id, author_id, side, kind, text, created_at)
  SELECT (t.id - 1001) * 10 + n, t.id, CASE WHEN n % 2 = 1 THEN t.opened_by ELSE coalesce(t.assignee_id, 1000001) END,
    CASE WHEN n % 2 = 1 THEN 'customer' ELSE 'staff' END, CASE WHEN n = 4 THEN 'note' ELSE 'public' END,
    'A tela apaga depois de alguns minutos de uso e volta quando se mexe na tampa. Já trocamos a tomada e o carregador. Mensagem ' || n,
    t.created_at + (t.updated_at - t.created_at) * (n / 10.0)
  FROM tickets t, generate_series(1, 10) n;
INSERT INTO ticket_attachments (uploaded_by, message_id, storage_key, name, size, sha256, mime)
  SELECT author_id, id, 'tickets/' || id, 'tela.webp', 240000, repeat('0', 64), 'image/webp' FROM ticket_messages WHERE id % 10 = 1;
INSERT INTO ticket_reads (ticket_id, user_id, message_id)
  SELECT id, reader, last_message_id - CASE WHEN id % 5 = 0 THEN 2 ELSE 0 END
  FROM tickets, LATERAL (SELECT opened_by UNION SELECT assignee_id UNION SELECT 1000001) readers(reader) WHERE reader IS NOT NULL;
INSERT INTO ticket_ratings (ticket_id, closing_no, score, rated_by, assignee_id, created_at)
  SELECT id, 1, 1 + id % 5, opened_by, assignee_id, closed_at + interval '1 hour' FROM tickets WHERE status = 'CLOSED' AND id % 3 = 0;
SELECT setval('tickets_id_seq', (SELECT max(id) FROM tickets));
SELECT setval('ticket_messages_id_seq', (SELECT max(id) FROM ticket_messages));
SET session_replication_role = origin;
VACUUM ANALYZE
