ALTER TABLE "order_proposals" ADD COLUMN "content" jsonb;--> statement-breakpoint
-- What versions said that were issued before it was kept with them: items and unit prices from their own lines, the rest
-- as the order has it now.
UPDATE "order_proposals" p SET "content" = jsonb_build_object(
  'customer', jsonb_build_object(
    'corporate_name', c.corporate_name,
    'cnpj', c.cnpj,
    'attention', CASE WHEN o.created_by IS DISTINCT FROM o.responsible_id THEN creator.first_name END
  ),
  'seller', responsible.first_name,
  'items', (
    SELECT coalesce(jsonb_agg(jsonb_build_object(
      'name', line.name,
      'model', coalesce(product.model, ''),
      'color', product.color,
      'specifications', coalesce(product.technical_specifications, '[]'),
      'quantity', line.quantity,
      'unit_price', round(line.amount / line.quantity, 2)::text
    ) ORDER BY line.place), '[]')
    FROM (
      SELECT place, substring(value->>'label' from '^(\d+) × ')::integer AS quantity,
        substring(value->>'label' from '^\d+ × (.*)$') AS name, (value->>'amount')::numeric AS amount
      FROM jsonb_array_elements(p.lines) WITH ORDINALITY AS l(value, place)
      WHERE value->>'kind' = 'product'
    ) line
    LEFT JOIN LATERAL (
      SELECT products.* FROM products JOIN order_items i ON i.product_id = products.id
      WHERE i.order_id = o.id AND products.name = line.name LIMIT 1
    ) product ON true
  ),
  'service_package', jsonb_build_object('name', s.name, 'description', s.description, 'features', s.features),
  'deliveries', (
    SELECT coalesce(jsonb_agg(jsonb_build_object(
      'label', a.label,
      'recipient', a.recipient_name,
      'lines', jsonb_build_array(
        concat_ws(', ', a.street, a.number, nullif(a.complement, '')),
        concat_ws(', ', nullif(a.district, ''), a.city || ' - ' || a.state),
        'CEP ' || regexp_replace(a.postal_code, '^(\d{5})(\d{3})$', '\1-\2')
      ),
      'insurance', k.insurance,
      'items', (
        SELECT coalesce(jsonb_agg(jsonb_build_object('name', products.name, 'quantity', i.quantity) ORDER BY i.product_id), '[]')
        FROM package_items i JOIN products ON products.id = i.product_id WHERE i.package_id = k.id
      )
    ) ORDER BY k.id), '[]')
    FROM packages k JOIN addresses a ON a.id = k.address_id WHERE k.order_id = o.id AND k.package_type = 'regular'
  ),
  'conditions', jsonb_build_array(
    'Os valores valem pelos ' || p.duration_months || ' meses do contrato.',
    'A mensalidade é devida a partir da entrega dos equipamentos.',
    'Ao fim do prazo, os equipamentos são devolvidos e vistoriados.'
  ),
  'comment', o.comment,
  'message', CASE WHEN p.status <> 'refused' THEN p.message END,
  'valid_until', to_char((p.created_at + interval '7 days') AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')
)
FROM "orders" o
JOIN "companies" c ON c.id = o.company_id
JOIN "users" creator ON creator.id = o.created_by
LEFT JOIN "users" responsible ON responsible.id = o.responsible_id
JOIN "quotations" q ON q.id = o.quotation_id
JOIN "service_packages" s ON s.id = q.service_package_id
WHERE o.id = p.order_id;--> statement-breakpoint
ALTER TABLE "order_proposals" ALTER COLUMN "content" SET NOT NULL;
