-- The whole schema as it stood when the first 42 migrations were folded into one (docs/adr/0522). Generated from the catalogue of
-- a migrated database; functions, triggers and the comments on them are as they were written.

CREATE EXTENSION IF NOT EXISTS pg_trgm;
--> statement-breakpoint
CREATE EXTENSION IF NOT EXISTS unaccent;
--> statement-breakpoint

-- Text for searches: no accents, no capitals. `unaccent(text)` is only STABLE, because the default dictionary can change; with
-- the dictionary named, as here, it can be indexed.
CREATE FUNCTION plain_text(text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  RETURN lower(public.unaccent('public.unaccent'::regdictionary, $1));
--> statement-breakpoint
-- Tables.

CREATE TABLE event_logs (
  id bigserial PRIMARY KEY,
  model_name text NOT NULL,
  object_id integer NOT NULL,
  company_id integer,
  action text NOT NULL,
  version integer,
  from_stage text,
  to_stage text,
  message text,
  before jsonb,
  after jsonb,
  actor_id integer,
  actor_name text NOT NULL,
  request_id text,
  created_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT event_logs_version UNIQUE (model_name, object_id, version)
);
--> statement-breakpoint
CREATE TABLE permitted_companies (
  user_id integer NOT NULL,
  company_id integer NOT NULL,
  CONSTRAINT permitted_companies_user_id_company_id_pk PRIMARY KEY (user_id, company_id)
);
--> statement-breakpoint
CREATE TABLE refresh_tokens (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  family_id uuid NOT NULL,
  user_id integer NOT NULL,
  token_hash text NOT NULL,
  user_agent text,
  created_at timestamptz NOT NULL DEFAULT now(),
  expires_at timestamptz NOT NULL,
  used_at timestamptz,
  revoked_at timestamptz,
  ip_address text,
  logged_in_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT refresh_tokens_token_hash_unique UNIQUE (token_hash)
);
--> statement-breakpoint
CREATE TABLE users (
  id serial PRIMARY KEY,
  first_name text NOT NULL,
  username text NOT NULL,
  email text NOT NULL,
  phone text,
  password_hash text NOT NULL,
  permissions_groups text[] NOT NULL,
  company_id integer,
  is_company_admin boolean NOT NULL DEFAULT false,
  responsible_id integer,
  nps boolean NOT NULL DEFAULT false,
  active boolean NOT NULL DEFAULT true,
  must_change_password boolean NOT NULL DEFAULT false,
  last_login timestamptz,
  created_at timestamptz NOT NULL DEFAULT now(),
  deleted_at timestamptz,
  password_expires_at timestamptz,
  home_company_id integer
);
--> statement-breakpoint
CREATE TABLE categories (
  id serial PRIMARY KEY,
  title text NOT NULL,
  CONSTRAINT categories_title_unique UNIQUE (title)
);
--> statement-breakpoint
CREATE TABLE plans (
  id serial PRIMARY KEY,
  simulator_id integer NOT NULL,
  duration_months integer NOT NULL,
  description text NOT NULL,
  factor numeric(6,4) NOT NULL,
  active boolean NOT NULL DEFAULT true,
  CONSTRAINT plans_duration UNIQUE (simulator_id, duration_months),
  CONSTRAINT plans_positive CHECK (factor > 0 AND duration_months > 0)
);
--> statement-breakpoint
CREATE TABLE product_properties (
  product_id integer NOT NULL,
  property_id integer NOT NULL,
  CONSTRAINT product_properties_product_id_property_id_pk PRIMARY KEY (product_id, property_id)
);
--> statement-breakpoint
CREATE TABLE product_types (
  id serial PRIMARY KEY,
  simulator_id integer NOT NULL,
  name text NOT NULL,
  plural_name text NOT NULL,
  CONSTRAINT product_types_name_unique UNIQUE (name)
);
--> statement-breakpoint
CREATE TABLE products (
  id serial PRIMARY KEY,
  product_type_id integer NOT NULL,
  category_id integer NOT NULL,
  name text NOT NULL,
  model text NOT NULL,
  title text NOT NULL,
  description text NOT NULL,
  color text,
  price numeric(12, 2) NOT NULL,
  images jsonb NOT NULL DEFAULT '[]'::jsonb,
  height_mm integer,
  width_mm integer,
  depth_mm integer,
  weight_grams integer,
  technical_specifications jsonb NOT NULL DEFAULT '[]'::jsonb,
  omie_code text,
  active boolean NOT NULL DEFAULT true,
  created_at timestamptz NOT NULL DEFAULT now(),
  image_alts jsonb NOT NULL DEFAULT '[]'::jsonb,
  version integer NOT NULL DEFAULT 1,
  CONSTRAINT products_omie_code UNIQUE (omie_code)
);
--> statement-breakpoint
CREATE TABLE properties (
  id serial PRIMARY KEY,
  property_type_id integer NOT NULL,
  name text NOT NULL,
  description text,
  image text,
  hex_color text,
  is_auto_created boolean NOT NULL DEFAULT false,
  active boolean NOT NULL DEFAULT true,
  position integer NOT NULL DEFAULT 0,
  version integer NOT NULL DEFAULT 1
);
--> statement-breakpoint
CREATE TABLE property_replacements (
  property_id integer NOT NULL,
  replaced_by_id integer NOT NULL,
  CONSTRAINT property_replacements_property_id_replaced_by_id_pk PRIMARY KEY (property_id, replaced_by_id)
);
--> statement-breakpoint
CREATE TABLE property_simulators (
  property_id integer NOT NULL,
  simulator_id integer NOT NULL,
  CONSTRAINT property_simulators_property_id_simulator_id_pk PRIMARY KEY (property_id, simulator_id)
);
--> statement-breakpoint
CREATE TABLE property_types (
  id serial PRIMARY KEY,
  name text NOT NULL,
  CONSTRAINT property_types_name_unique UNIQUE (name)
);
--> statement-breakpoint
CREATE TABLE service_packages (
  id serial PRIMARY KEY,
  simulator_id integer NOT NULL,
  name text NOT NULL,
  description text NOT NULL,
  features jsonb NOT NULL DEFAULT '[]'::jsonb,
  monthly_fee_per_unit numeric(12, 2) NOT NULL,
  position integer NOT NULL,
  active boolean NOT NULL DEFAULT true
);
--> statement-breakpoint
CREATE TABLE simulators (
  id serial PRIMARY KEY,
  name text NOT NULL,
  description text NOT NULL,
  image text NOT NULL,
  position integer NOT NULL DEFAULT 0,
  active boolean NOT NULL DEFAULT true,
  steps_version integer NOT NULL DEFAULT 1
);
--> statement-breakpoint
CREATE TABLE steps (
  id serial PRIMARY KEY,
  simulator_id integer NOT NULL,
  title text NOT NULL,
  subtitle text,
  position integer NOT NULL,
  property_type_id integer NOT NULL,
  multiple boolean NOT NULL DEFAULT false,
  optional boolean NOT NULL DEFAULT false,
  active boolean NOT NULL DEFAULT true
);
--> statement-breakpoint
CREATE TABLE addresses (
  id serial PRIMARY KEY,
  company_id integer,
  label text NOT NULL,
  recipient_name text NOT NULL,
  postal_code text NOT NULL,
  state text NOT NULL,
  city text NOT NULL,
  district text,
  street text NOT NULL,
  number text NOT NULL,
  complement text,
  reference_point text,
  active boolean NOT NULL DEFAULT true,
  created_at timestamptz NOT NULL DEFAULT now(),
  visitor_quotation_id integer,
  CONSTRAINT addresses_postal_code CHECK (postal_code ~ '^[0-9]{8}$'),
  CONSTRAINT addresses_owner CHECK (company_id IS NOT NULL OR visitor_quotation_id IS NOT NULL)
);
--> statement-breakpoint
CREATE TABLE companies (
  id serial PRIMARY KEY,
  corporate_name text NOT NULL,
  trade_name text NOT NULL,
  cnpj text NOT NULL,
  uf text NOT NULL,
  legal_representative text,
  active boolean NOT NULL DEFAULT false,
  last_order_number integer NOT NULL DEFAULT 0,
  created_at timestamptz NOT NULL DEFAULT now(),
  activated_at timestamptz,
  search_name text NOT NULL GENERATED ALWAYS AS (plain_text(corporate_name)) STORED,
  CONSTRAINT companies_cnpj_unique UNIQUE (cnpj),
  CONSTRAINT companies_cnpj_form CHECK (cnpj ~ '^[0-9A-Z]{12}[0-9]{2}$')
);
--> statement-breakpoint
CREATE TABLE postal_codes (
  postal_code text PRIMARY KEY,
  state text NOT NULL,
  city text NOT NULL,
  district text,
  street text,
  created_at timestamptz NOT NULL DEFAULT now()
);
--> statement-breakpoint
CREATE TABLE equipment_units (
  id serial PRIMARY KEY,
  serial text NOT NULL,
  label text,
  product_id integer NOT NULL,
  product_group text NOT NULL DEFAULT 'new',
  status text NOT NULL,
  company_id integer,
  address_id integer,
  user_id integer,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  location text,
  received_at timestamptz,
  search_text text NOT NULL GENERATED ALWAYS AS (plain_text(((serial || ' ') || COALESCE(label, '')))) STORED,
  CONSTRAINT equipment_units_serial_unique UNIQUE (serial),
  CONSTRAINT equipment_units_group CHECK (product_group IN ('new', 'pre-owned', 'backup', 'components', 'customers')),
  CONSTRAINT equipment_units_status CHECK (status IN ('WAITING_SERIAL', 'OK', 'PENDING_EXCHANGE', 'EXCHANGED', 'RETURNED',
    'DISABLED', 'INSURANCE_CLAIMED', 'PRODUCT_STORAGE', 'IN_USE', 'IN_RELOCATION', 'IN_MAINTENANCE', 'FINISHED', 'DAMAGED',
    'UP_FOR_RENTAL', 'DISPOSABLE_SERIAL')),
  CONSTRAINT equipment_units_out CHECK (status NOT IN ('IN_USE', 'IN_RELOCATION', 'PENDING_EXCHANGE', 'EXCHANGED') OR
    (company_id IS NOT NULL AND address_id IS NOT NULL)),
  CONSTRAINT equipment_units_in CHECK (status IN ('IN_USE', 'IN_RELOCATION', 'PENDING_EXCHANGE', 'EXCHANGED', 'DAMAGED',
    'INSURANCE_CLAIMED') OR (company_id IS NULL AND address_id IS NULL AND user_id IS NULL)),
  CONSTRAINT equipment_units_one_place CHECK ((company_id IS NULL) = (address_id IS NULL) AND (user_id IS NULL OR company_id
    IS NOT NULL) AND (location IS NULL OR company_id IS NULL))
);
--> statement-breakpoint
CREATE TABLE package_items (
  package_id integer NOT NULL,
  product_id integer NOT NULL,
  quantity integer NOT NULL,
  CONSTRAINT package_items_package_id_product_id_pk PRIMARY KEY (package_id, product_id)
);
--> statement-breakpoint
CREATE TABLE packages (
  id serial PRIMARY KEY,
  order_id integer NOT NULL,
  package_type text NOT NULL,
  address_id integer NOT NULL,
  delivery_status text NOT NULL,
  insurance boolean NOT NULL DEFAULT false,
  tracking_code text,
  comment text,
  request_date date,
  production_eta date,
  production_date date,
  storage_verification_date date,
  sending_date date,
  delivery_eta date,
  delivery_date date,
  appraisal_date date,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  apart boolean NOT NULL DEFAULT false,
  CONSTRAINT packages_type CHECK (package_type IN ('regular', 'extra', 'return')),
  CONSTRAINT packages_status CHECK (delivery_status IN ('NEW_CONTRACT', 'WAITING_PURCHASE', 'AWAITING_RETURN', 'LOGISTICS',
    'EQUIPMENT_RETURN', 'RETURN_RECEIVED', 'SEPARATION', 'PRODUCTION', 'ISSUE_INVOICE', 'INSTALLING_SOFTWARE',
    'WAITING_SHIPMENT', 'WAITING_DELIVERY', 'DELIVERED', 'STOPPED', 'CANCELED', 'PENDING_REPORT', 'APPRAISAL',
    'DESTINATION'))
);
--> statement-breakpoint
CREATE TABLE rentals (
  id serial PRIMARY KEY,
  package_id integer NOT NULL,
  order_id integer NOT NULL,
  unit_id integer NOT NULL,
  closed_at timestamptz,
  created_at timestamptz NOT NULL DEFAULT now()
);
--> statement-breakpoint
CREATE TABLE return_items (
  package_id integer NOT NULL,
  unit_id integer NOT NULL,
  condition text,
  destination text,
  comment text,
  appraised_by integer,
  appraised_at timestamptz,
  checklist jsonb,
  received_at timestamptz,
  received_by integer,
  closed_at timestamptz,
  CONSTRAINT return_items_package_id_unit_id_pk PRIMARY KEY (package_id, unit_id),
  CONSTRAINT return_items_condition CHECK (condition IN ('good', 'damaged', 'missing'))
);
--> statement-breakpoint
CREATE TABLE stock_holds (
  id serial PRIMARY KEY,
  order_id integer NOT NULL,
  product_id integer NOT NULL,
  quantity integer NOT NULL,
  expires_at timestamptz NOT NULL,
  released_at timestamptz,
  release_reason text,
  created_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT stock_holds_quantity CHECK (quantity > 0)
);
--> statement-breakpoint
CREATE TABLE document_files (
  id serial PRIMARY KEY,
  document_id integer NOT NULL,
  storage_key text NOT NULL,
  name text NOT NULL,
  size bigint NOT NULL,
  sha256 text NOT NULL,
  kind text NOT NULL DEFAULT 'original',
  uploaded_by integer NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  withdrawn_at timestamptz,
  certifies_id integer,
  CONSTRAINT document_files_storage_key_unique UNIQUE (storage_key)
);
--> statement-breakpoint
CREATE TABLE order_documents (
  id serial PRIMARY KEY,
  order_id integer NOT NULL,
  document_type text NOT NULL,
  required boolean NOT NULL DEFAULT false,
  is_signable boolean NOT NULL DEFAULT false,
  is_extra boolean NOT NULL DEFAULT false,
  approved boolean,
  message text,
  decided_by integer,
  decided_at timestamptz,
  created_at timestamptz NOT NULL DEFAULT now(),
  withdrawn_at timestamptz
);
--> statement-breakpoint
CREATE TABLE order_items (
  id serial PRIMARY KEY,
  order_id integer NOT NULL,
  product_id integer NOT NULL,
  quantity integer NOT NULL,
  unit_price numeric(12, 2) NOT NULL,
  unit_service_fee numeric(12, 2) NOT NULL,
  position integer NOT NULL DEFAULT 0,
  CONSTRAINT order_items_product UNIQUE (order_id, product_id),
  CONSTRAINT order_items_quantity CHECK (quantity > 0)
);
--> statement-breakpoint
CREATE TABLE order_proposals (
  id serial PRIMARY KEY,
  order_id integer NOT NULL,
  version integer NOT NULL,
  status text NOT NULL DEFAULT 'open',
  lines jsonb NOT NULL,
  monthly_fee numeric(12, 2) NOT NULL,
  duration_months integer NOT NULL,
  message text,
  created_by integer NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  decided_by integer,
  decided_at timestamptz,
  content jsonb NOT NULL,
  CONSTRAINT order_proposals_version UNIQUE (order_id, version)
);
--> statement-breakpoint
CREATE TABLE order_stages (
  order_id integer NOT NULL,
  stage_name text NOT NULL,
  state text NOT NULL DEFAULT 'default',
  message text,
  approved boolean,
  date timestamptz,
  CONSTRAINT order_stages_order_id_stage_name_pk PRIMARY KEY (order_id, stage_name),
  CONSTRAINT order_stages_state CHECK (state IN ('default', 'waiting', 'completed', 'reproved'))
);
--> statement-breakpoint
CREATE TABLE orders (
  id serial PRIMARY KEY,
  company_id integer NOT NULL,
  order_mask_id text NOT NULL,
  quotation_id integer NOT NULL,
  stage_name text NOT NULL,
  stage_state text NOT NULL,
  turn text,
  due_at timestamptz,
  version integer NOT NULL DEFAULT 1,
  monthly_fee numeric(12, 2) NOT NULL,
  items_count integer NOT NULL,
  items_summary text NOT NULL,
  duration_months integer NOT NULL,
  coupon_id integer,
  comment text,
  contract_number text,
  addendum_number text,
  starts_on date,
  ends_on date,
  created_by integer NOT NULL,
  responsible_id integer,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  cancel_request jsonb,
  contract_end jsonb,
  CONSTRAINT orders_quotation_id_unique UNIQUE (quotation_id),
  CONSTRAINT orders_mask UNIQUE (company_id, order_mask_id),
  CONSTRAINT orders_stage_name CHECK (stage_name IN ('PROPOSAL_AGREEMENT', 'DOC_ANALYSIS', 'CREDIT_ANALYSIS',
    'CONTRACT_INFO', 'PACKAGING', 'SHIPPING', 'DELIVERY_INFO', 'DELIVERY_TERM', 'ONGOING', 'RETURNING', 'FINISHED',
    'CANCELLED')),
  CONSTRAINT orders_stage_state CHECK (stage_state IN ('waiting', 'completed', 'reproved')),
  CONSTRAINT orders_turn CHECK (turn IN ('customer', 'staff')),
  CONSTRAINT orders_mask_form CHECK (order_mask_id ~ '^[0-9]{6}$'),
  CONSTRAINT orders_fee CHECK (monthly_fee >= 0)
);
--> statement-breakpoint
CREATE TABLE signers (
  id serial PRIMARY KEY,
  document_id integer NOT NULL,
  name text NOT NULL,
  email text NOT NULL,
  cpf text NOT NULL,
  role text NOT NULL,
  position integer NOT NULL,
  notified_at timestamptz,
  signed_at timestamptz,
  created_at timestamptz NOT NULL DEFAULT now(),
  declined_at timestamptz,
  decline_reason text,
  link_expires_at timestamptz,
  lapsed_at timestamptz,
  reminders integer NOT NULL DEFAULT 0,
  CONSTRAINT signers_cpf UNIQUE (document_id, cpf, role)
);
--> statement-breakpoint
CREATE TABLE idempotency_keys (
  user_id integer NOT NULL,
  "key" text NOT NULL,
  request_hash text NOT NULL,
  status integer,
  committed_at timestamptz,
  body jsonb,
  created_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT idempotency_keys_user_id_key_pk PRIMARY KEY (user_id, key)
);
--> statement-breakpoint
CREATE TABLE mail_outbox (
  id serial PRIMARY KEY,
  event_key text NOT NULL,
  recipient text NOT NULL,
  template text NOT NULL,
  data jsonb NOT NULL,
  subject text,
  html text,
  text text,
  status text NOT NULL DEFAULT 'pending',
  error text,
  created_at timestamptz NOT NULL DEFAULT now(),
  sent_at timestamptz,
  order_id integer,
  CONSTRAINT mail_outbox_event_key_unique UNIQUE (event_key)
);
--> statement-breakpoint
CREATE TABLE coupons (
  id serial PRIMARY KEY,
  discount_code text NOT NULL,
  order_value numeric(12, 2) NOT NULL,
  desired_value numeric(12, 2) NOT NULL,
  discount numeric(12, 2) NOT NULL,
  company_id integer,
  expires_at timestamptz,
  created_by integer,
  used_at timestamptz,
  created_at timestamptz NOT NULL DEFAULT now(),
  used_by integer,
  withdrawn_at timestamptz,
  CONSTRAINT coupons_values CHECK (desired_value >= 0 AND desired_value <= order_value AND discount = (order_value -
    desired_value)),
  CONSTRAINT coupons_discount CHECK (discount = (order_value - desired_value) AND discount > 0)
);
--> statement-breakpoint
CREATE TABLE quotation_deliveries (
  id serial PRIMARY KEY,
  quotation_id integer NOT NULL,
  address_id integer NOT NULL,
  insurance boolean NOT NULL DEFAULT false,
  CONSTRAINT quotation_deliveries_address UNIQUE (quotation_id, address_id)
);
--> statement-breakpoint
CREATE TABLE quotation_delivery_items (
  delivery_id integer NOT NULL,
  product_id integer NOT NULL,
  quantity integer NOT NULL,
  CONSTRAINT quotation_delivery_items_delivery_id_product_id_pk PRIMARY KEY (delivery_id, product_id),
  CONSTRAINT quotation_delivery_items_quantity CHECK (quantity > 0)
);
--> statement-breakpoint
CREATE TABLE quotation_products (
  quotation_id integer NOT NULL,
  product_id integer NOT NULL,
  quantity integer NOT NULL,
  price numeric(12, 2) NOT NULL,
  position integer NOT NULL DEFAULT 0,
  CONSTRAINT quotation_products_quotation_id_product_id_pk PRIMARY KEY (quotation_id, product_id),
  CONSTRAINT quotation_products_quantity CHECK (quantity > 0)
);
--> statement-breakpoint
CREATE TABLE quotations (
  id serial PRIMARY KEY,
  company_id integer,
  user_id integer,
  simulator_id integer NOT NULL,
  step_id integer,
  plan_id integer,
  service_package_id integer NOT NULL,
  coupon_id integer,
  comment text,
  status text NOT NULL DEFAULT 'open',
  expires_at timestamptz NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  visitor_name text,
  visitor_email text,
  visitor_phone text,
  visitor_key_hash text,
  name text,
  plan_factor numeric(6,4),
  service_fee numeric(12, 2),
  CONSTRAINT quotations_visitor_key_hash_unique UNIQUE (visitor_key_hash),
  CONSTRAINT quotations_owner CHECK ((company_id IS NOT NULL AND user_id IS NOT NULL) OR visitor_key_hash IS NOT NULL),
  CONSTRAINT quotations_status CHECK (status IN ('open', 'finished', 'discarded', 'expired'))
);
--> statement-breakpoint
CREATE TABLE simulation_choices (
  id serial PRIMARY KEY,
  quotation_id integer NOT NULL,
  step_id integer NOT NULL,
  property_id integer NOT NULL,
  CONSTRAINT simulation_choices_once UNIQUE (quotation_id, step_id, property_id)
);
--> statement-breakpoint
CREATE TABLE password_resets (
  id serial PRIMARY KEY,
  user_id integer NOT NULL,
  token_hash text NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  expires_at timestamptz NOT NULL,
  used_at timestamptz,
  CONSTRAINT password_resets_token_hash_unique UNIQUE (token_hash)
);
--> statement-breakpoint
CREATE TABLE rate_limits (
  "key" text PRIMARY KEY,
  points integer NOT NULL DEFAULT 0,
  expire bigint
);
--> statement-breakpoint
CREATE TABLE notification_preferences (
  user_id integer PRIMARY KEY,
  orders boolean NOT NULL DEFAULT true,
  tickets boolean NOT NULL DEFAULT true,
  news boolean NOT NULL DEFAULT false
);
--> statement-breakpoint
CREATE TABLE nps_answers (
  id serial PRIMARY KEY,
  user_id integer NOT NULL,
  score smallint,
  feedback text,
  created_at timestamptz NOT NULL DEFAULT now(),
  feedback_at timestamptz,
  CONSTRAINT nps_answers_score CHECK (score >= 0 AND score <= 10)
);
--> statement-breakpoint
CREATE TABLE privacy_consents (
  id serial PRIMARY KEY,
  user_id integer NOT NULL,
  version text NOT NULL,
  ip_address text NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now()
);
--> statement-breakpoint
CREATE TABLE privacy_requests (
  id serial PRIMARY KEY,
  user_id integer NOT NULL,
  kind text NOT NULL,
  status text NOT NULL DEFAULT 'pending',
  message text,
  created_at timestamptz NOT NULL DEFAULT now(),
  decided_at timestamptz,
  decided_by_id integer,
  CONSTRAINT privacy_requests_kind CHECK (kind IN ('export', 'erasure')),
  CONSTRAINT privacy_requests_status CHECK (status IN ('pending', 'done', 'refused'))
);
--> statement-breakpoint
CREATE TABLE picture_files (
  picture_id uuid NOT NULL,
  size integer NOT NULL,
  storage_key text NOT NULL,
  bytes integer NOT NULL,
  CONSTRAINT picture_files_picture_id_size_pk PRIMARY KEY (picture_id, size),
  CONSTRAINT picture_files_storage_key_unique UNIQUE (storage_key)
);
--> statement-breakpoint
CREATE TABLE pictures (
  id uuid PRIMARY KEY,
  attached_at timestamptz,
  created_at timestamptz NOT NULL DEFAULT now()
);
--> statement-breakpoint
CREATE TABLE order_upgrades (
  id serial PRIMARY KEY,
  order_id integer NOT NULL,
  product_id integer NOT NULL,
  upgrade_id integer NOT NULL,
  quantity integer NOT NULL,
  monthly_fee numeric(12, 2) NOT NULL,
  position integer NOT NULL DEFAULT 0,
  CONSTRAINT order_upgrades_once UNIQUE (order_id, product_id, upgrade_id),
  CONSTRAINT order_upgrades_quantity CHECK (quantity > 0)
);
--> statement-breakpoint
CREATE TABLE product_upgrade_items (
  id serial PRIMARY KEY,
  quotation_id integer NOT NULL,
  product_id integer NOT NULL,
  upgrade_id integer NOT NULL,
  quantity integer NOT NULL,
  monthly_fee numeric(12, 2) NOT NULL,
  CONSTRAINT product_upgrade_items_once UNIQUE (quotation_id, product_id, upgrade_id),
  CONSTRAINT product_upgrade_items_quantity CHECK (quantity > 0)
);
--> statement-breakpoint
CREATE TABLE upgrade_product_types (
  upgrade_id integer NOT NULL,
  product_type_id integer NOT NULL,
  CONSTRAINT upgrade_product_types_upgrade_id_product_type_id_pk PRIMARY KEY (upgrade_id, product_type_id)
);
--> statement-breakpoint
CREATE TABLE upgrade_products (
  upgrade_id integer NOT NULL,
  product_id integer NOT NULL,
  CONSTRAINT upgrade_products_upgrade_id_product_id_pk PRIMARY KEY (upgrade_id, product_id)
);
--> statement-breakpoint
CREATE TABLE upgrades (
  id serial PRIMARY KEY,
  name text NOT NULL,
  description text,
  monthly_fee numeric(12, 2) NOT NULL,
  active boolean NOT NULL DEFAULT true,
  position integer NOT NULL DEFAULT 0,
  created_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT upgrades_fee CHECK (monthly_fee > 0)
);
--> statement-breakpoint
CREATE TABLE credit_queries (
  id serial PRIMARY KEY,
  document_type text NOT NULL,
  document text NOT NULL,
  status text NOT NULL DEFAULT 'PENDING',
  purpose text NOT NULL,
  note text,
  order_id integer,
  requested_by integer NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  expected_at timestamptz NOT NULL,
  attempts integer NOT NULL DEFAULT 0,
  called_at timestamptz,
  finished_at timestamptz,
  valid_until timestamptz,
  failure text,
  is_sandbox boolean NOT NULL DEFAULT false,
  report jsonb,
  CONSTRAINT credit_queries_outcome CHECK (CASE status WHEN 'PENDING' THEN (finished_at IS NULL AND report IS NULL AND
    failure IS NULL) WHEN 'DONE' THEN (finished_at IS NOT NULL AND report IS NOT NULL AND valid_until IS NOT NULL) WHEN
    'FAILED' THEN (finished_at IS NOT NULL AND report IS NULL AND failure IS NOT NULL) ELSE false END)
);
--> statement-breakpoint
CREATE TABLE note_mentions (
  note_id integer NOT NULL,
  user_id integer NOT NULL,
  seen_at timestamptz,
  CONSTRAINT note_mentions_note_id_user_id_pk PRIMARY KEY (note_id, user_id)
);
--> statement-breakpoint
CREATE TABLE order_notes (
  id serial PRIMARY KEY,
  order_id integer NOT NULL,
  author_id integer NOT NULL,
  text text NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  edited_at timestamptz,
  withdrawn_at timestamptz
);
--> statement-breakpoint
CREATE TABLE order_tallies (
  company_id integer,
  stage_name text NOT NULL,
  turn text,
  orders integer NOT NULL,
  monthly_fee numeric(14,2) NOT NULL
);
--> statement-breakpoint
CREATE TABLE signing_evidence (
  id bigserial PRIMARY KEY,
  document_id integer NOT NULL,
  file_id integer NOT NULL,
  signer_id integer NOT NULL,
  event text NOT NULL,
  sha256 text NOT NULL,
  name text NOT NULL,
  email text NOT NULL,
  cpf text NOT NULL,
  role text NOT NULL,
  typed_name text,
  consent text,
  reason text,
  address text,
  user_agent text,
  created_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT signing_evidence_event CHECK (event IN ('invited', 'opened', 'code_sent', 'signed', 'declined'))
);
--> statement-breakpoint
CREATE TABLE signing_links (
  id serial PRIMARY KEY,
  signer_id integer NOT NULL,
  file_id integer NOT NULL,
  purpose text NOT NULL,
  token_hash text NOT NULL,
  expires_at timestamptz NOT NULL,
  closed_at timestamptz,
  opened_at timestamptz,
  code_hash text,
  code_expires_at timestamptz,
  code_tries integer NOT NULL DEFAULT 0,
  created_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT signing_links_token_hash_unique UNIQUE (token_hash),
  CONSTRAINT signing_links_purpose CHECK (purpose IN ('sign', 'copy'))
);
--> statement-breakpoint
CREATE TABLE signing_envelopes (
  id serial PRIMARY KEY,
  document_id integer NOT NULL,
  file_id integer NOT NULL,
  status text NOT NULL DEFAULT 'sending',
  remote_id text,
  remote_document_id text,
  people jsonb NOT NULL DEFAULT '{}'::jsonb,
  created_at timestamptz NOT NULL DEFAULT now(),
  checked_at timestamptz,
  closed_at timestamptz,
  provider text NOT NULL DEFAULT 'clicksign',
  CONSTRAINT signing_envelopes_remote_document_id_unique UNIQUE (remote_document_id),
  CONSTRAINT signing_envelopes_status CHECK (CASE WHEN status IN ('sending', 'running') THEN closed_at IS NULL ELSE (status
    IN ('signed', 'declined', 'ended', 'refused', 'withdrawn') AND closed_at IS NOT NULL) END)
);
--> statement-breakpoint
CREATE TABLE signing_messages (
  digest text PRIMARY KEY,
  envelope_id integer NOT NULL,
  event text NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now()
);
--> statement-breakpoint
CREATE TABLE order_view_settings (
  user_id integer PRIMARY KEY,
  first text,
  columns jsonb
);
--> statement-breakpoint
CREATE TABLE order_views (
  id serial PRIMARY KEY,
  user_id integer NOT NULL,
  name text NOT NULL,
  query jsonb NOT NULL,
  columns jsonb,
  created_at timestamptz NOT NULL DEFAULT now()
);
--> statement-breakpoint
CREATE TABLE order_addenda (
  id serial PRIMARY KEY,
  order_id integer NOT NULL,
  number text NOT NULL,
  status text NOT NULL DEFAULT 'open',
  duration_months integer NOT NULL,
  begins_on date NOT NULL,
  ends_on date NOT NULL,
  monthly_fee_before numeric(12, 2) NOT NULL,
  monthly_fee numeric(12, 2) NOT NULL,
  index text,
  index_month date,
  index_rate numeric(6,2),
  message text,
  created_by integer NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  decided_by integer,
  decided_at timestamptz,
  begun_at timestamptz,
  CONSTRAINT order_addenda_number UNIQUE (order_id, number)
);
--> statement-breakpoint
CREATE TABLE readjustment_indexes (
  index text NOT NULL,
  month date NOT NULL,
  rate numeric(6,2) NOT NULL,
  entered_by integer NOT NULL,
  entered_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT readjustment_indexes_index_month_pk PRIMARY KEY (index, month),
  CONSTRAINT readjustment_indexes_rate CHECK (rate > -50 AND rate < 100),
  CONSTRAINT readjustment_indexes_month CHECK (EXTRACT(day FROM month) = 1)
);
--> statement-breakpoint
CREATE TABLE relocation_units (
  relocation_id integer NOT NULL,
  unit_id integer NOT NULL,
  from_address_id integer,
  from_user_id integer,
  closed_at timestamptz,
  CONSTRAINT relocation_units_relocation_id_unit_id_pk PRIMARY KEY (relocation_id, unit_id)
);
--> statement-breakpoint
CREATE TABLE relocations (
  id serial PRIMARY KEY,
  company_id integer NOT NULL,
  relocation_type text NOT NULL,
  status text NOT NULL,
  to_address_id integer,
  to_user_id integer,
  reason text,
  requested_by integer NOT NULL,
  decided_by integer,
  decided_at timestamptz,
  decision text,
  completed_at timestamptz,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT relocations_type CHECK (relocation_type IN ('ADDRESS', 'PERSON')),
  CONSTRAINT relocations_status CHECK (status IN ('REQUESTED', 'APPROVED', 'REFUSED', 'CANCELED', 'COMPLETED')),
  CONSTRAINT relocations_target CHECK ((to_address_id IS NOT NULL) = (relocation_type = 'ADDRESS') AND (to_user_id IS NOT
    NULL) = (relocation_type = 'PERSON'))
);
--> statement-breakpoint
CREATE TABLE exchanges (
  id serial PRIMARY KEY,
  order_id integer NOT NULL,
  unit_id integer NOT NULL,
  kind text NOT NULL,
  product_id integer NOT NULL,
  reason text NOT NULL,
  status text NOT NULL,
  package_id integer,
  return_package_id integer,
  replacement_id integer,
  requested_by integer NOT NULL,
  decided_by integer,
  decided_at timestamptz,
  decision text,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  monthly_difference numeric(12, 2) NOT NULL DEFAULT 0.00,
  CONSTRAINT exchanges_kind CHECK (kind IN ('exchange', 'upgrade')),
  CONSTRAINT exchanges_status CHECK (status IN ('REQUESTED', 'ACCEPTED', 'DELIVERED', 'DONE', 'REFUSED', 'CANCELED')),
  CONSTRAINT exchanges_difference CHECK ((kind = 'upgrade') = (monthly_difference > 0)),
  CONSTRAINT exchanges_parcels CHECK (status <> 'ACCEPTED' OR (package_id IS NOT NULL AND return_package_id IS NOT NULL))
);
--> statement-breakpoint
CREATE TABLE package_images (
  id serial PRIMARY KEY,
  package_id integer NOT NULL,
  unit_id integer,
  picture_id uuid NOT NULL,
  moment text NOT NULL,
  created_by integer NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  withdrawn_at timestamptz,
  CONSTRAINT package_images_moment CHECK (moment IN ('packing', 'delivery', 'appraisal'))
);
--> statement-breakpoint
CREATE TABLE package_invoices (
  id serial PRIMARY KEY,
  package_id integer NOT NULL,
  storage_key text NOT NULL,
  name text NOT NULL,
  size integer NOT NULL,
  sha256 text NOT NULL,
  uploaded_by integer NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  withdrawn_at timestamptz,
  CONSTRAINT package_invoices_storage_key_unique UNIQUE (storage_key)
);
--> statement-breakpoint
CREATE TABLE unit_events (
  id bigserial PRIMARY KEY,
  unit_id integer NOT NULL,
  event_type text NOT NULL,
  company_id integer,
  order_id integer,
  package_id integer,
  relocation_id integer,
  relocation_type text,
  relocation_status text,
  message text,
  details jsonb,
  unit_status text NOT NULL,
  holder_id integer,
  address_id integer,
  user_id integer,
  location text,
  label text,
  product_group text NOT NULL,
  actor_id integer,
  actor_name text NOT NULL,
  request_id text,
  created_at timestamptz NOT NULL DEFAULT now()
);
--> statement-breakpoint
CREATE TABLE unit_tallies (
  product_id integer,
  product_group text NOT NULL,
  status text NOT NULL,
  units integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE movement_tallies (
  company_id integer NOT NULL,
  event_type text NOT NULL,
  relocation_type text,
  relocation_status text,
  unit_status text NOT NULL,
  movements integer NOT NULL,
  month date
);
--> statement-breakpoint
CREATE TABLE holder_tallies (
  company_id integer NOT NULL,
  facet text NOT NULL,
  "key" integer,
  status text NOT NULL,
  units integer NOT NULL
);
--> statement-breakpoint

-- Foreign keys.

ALTER TABLE event_logs
  ADD CONSTRAINT event_logs_company_id_companies_id_fk FOREIGN KEY (company_id) REFERENCES companies(id),
  ADD CONSTRAINT event_logs_actor_id_users_id_fk FOREIGN KEY (actor_id) REFERENCES users(id);
--> statement-breakpoint
ALTER TABLE permitted_companies
  ADD CONSTRAINT permitted_companies_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  ADD CONSTRAINT permitted_companies_company_id_companies_id_fk FOREIGN KEY (company_id) REFERENCES companies(id);
--> statement-breakpoint
ALTER TABLE refresh_tokens
  ADD CONSTRAINT refresh_tokens_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;
--> statement-breakpoint
ALTER TABLE users
  ADD CONSTRAINT users_company_id_companies_id_fk FOREIGN KEY (company_id) REFERENCES companies(id),
  ADD CONSTRAINT users_home_company_id_companies_id_fk FOREIGN KEY (home_company_id) REFERENCES companies(id);
--> statement-breakpoint
ALTER TABLE plans
  ADD CONSTRAINT plans_simulator_id_simulators_id_fk FOREIGN KEY (simulator_id) REFERENCES simulators(id);
--> statement-breakpoint
ALTER TABLE product_properties
  ADD CONSTRAINT product_properties_product_id_products_id_fk FOREIGN KEY (product_id) REFERENCES products(id) ON DELETE
    CASCADE,
  ADD CONSTRAINT product_properties_property_id_properties_id_fk FOREIGN KEY (property_id) REFERENCES properties(id);
--> statement-breakpoint
ALTER TABLE product_types
  ADD CONSTRAINT product_types_simulator_id_simulators_id_fk FOREIGN KEY (simulator_id) REFERENCES simulators(id);
--> statement-breakpoint
ALTER TABLE products
  ADD CONSTRAINT products_product_type_id_product_types_id_fk FOREIGN KEY (product_type_id) REFERENCES product_types(id),
  ADD CONSTRAINT products_category_id_categories_id_fk FOREIGN KEY (category_id) REFERENCES categories(id);
--> statement-breakpoint
ALTER TABLE properties
  ADD CONSTRAINT properties_property_type_id_property_types_id_fk FOREIGN KEY (property_type_id) REFERENCES
    property_types(id);
--> statement-breakpoint
ALTER TABLE property_replacements
  ADD CONSTRAINT property_replacements_property_id_properties_id_fk FOREIGN KEY (property_id) REFERENCES properties(id) ON
    DELETE CASCADE,
  ADD CONSTRAINT property_replacements_replaced_by_id_properties_id_fk FOREIGN KEY (replaced_by_id) REFERENCES
    properties(id) ON DELETE CASCADE;
--> statement-breakpoint
ALTER TABLE property_simulators
  ADD CONSTRAINT property_simulators_property_id_properties_id_fk FOREIGN KEY (property_id) REFERENCES properties(id) ON
    DELETE CASCADE,
  ADD CONSTRAINT property_simulators_simulator_id_simulators_id_fk FOREIGN KEY (simulator_id) REFERENCES simulators(id);
--> statement-breakpoint
ALTER TABLE service_packages
  ADD CONSTRAINT service_packages_simulator_id_simulators_id_fk FOREIGN KEY (simulator_id) REFERENCES simulators(id);
--> statement-breakpoint
ALTER TABLE steps
  ADD CONSTRAINT steps_simulator_id_simulators_id_fk FOREIGN KEY (simulator_id) REFERENCES simulators(id),
  ADD CONSTRAINT steps_property_type_id_property_types_id_fk FOREIGN KEY (property_type_id) REFERENCES property_types(id);
--> statement-breakpoint
ALTER TABLE addresses
  ADD CONSTRAINT addresses_company_id_companies_id_fk FOREIGN KEY (company_id) REFERENCES companies(id),
  ADD CONSTRAINT addresses_visitor_quotation FOREIGN KEY (visitor_quotation_id) REFERENCES quotations(id) ON DELETE CASCADE;
--> statement-breakpoint
ALTER TABLE equipment_units
  ADD CONSTRAINT equipment_units_product_id_products_id_fk FOREIGN KEY (product_id) REFERENCES products(id),
  ADD CONSTRAINT equipment_units_company_id_companies_id_fk FOREIGN KEY (company_id) REFERENCES companies(id),
  ADD CONSTRAINT equipment_units_address_id_addresses_id_fk FOREIGN KEY (address_id) REFERENCES addresses(id),
  ADD CONSTRAINT equipment_units_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id);
--> statement-breakpoint
ALTER TABLE package_items
  ADD CONSTRAINT package_items_package_id_packages_id_fk FOREIGN KEY (package_id) REFERENCES packages(id),
  ADD CONSTRAINT package_items_product_id_products_id_fk FOREIGN KEY (product_id) REFERENCES products(id);
--> statement-breakpoint
ALTER TABLE packages
  ADD CONSTRAINT packages_order_id_orders_id_fk FOREIGN KEY (order_id) REFERENCES orders(id),
  ADD CONSTRAINT packages_address_id_addresses_id_fk FOREIGN KEY (address_id) REFERENCES addresses(id);
--> statement-breakpoint
ALTER TABLE rentals
  ADD CONSTRAINT rentals_package_id_packages_id_fk FOREIGN KEY (package_id) REFERENCES packages(id),
  ADD CONSTRAINT rentals_order_id_orders_id_fk FOREIGN KEY (order_id) REFERENCES orders(id),
  ADD CONSTRAINT rentals_unit_id_equipment_units_id_fk FOREIGN KEY (unit_id) REFERENCES equipment_units(id);
--> statement-breakpoint
ALTER TABLE return_items
  ADD CONSTRAINT return_items_package_id_packages_id_fk FOREIGN KEY (package_id) REFERENCES packages(id),
  ADD CONSTRAINT return_items_unit_id_equipment_units_id_fk FOREIGN KEY (unit_id) REFERENCES equipment_units(id),
  ADD CONSTRAINT return_items_appraised_by_users_id_fk FOREIGN KEY (appraised_by) REFERENCES users(id),
  ADD CONSTRAINT return_items_received_by_users_id_fk FOREIGN KEY (received_by) REFERENCES users(id);
--> statement-breakpoint
ALTER TABLE stock_holds
  ADD CONSTRAINT stock_holds_order_id_orders_id_fk FOREIGN KEY (order_id) REFERENCES orders(id),
  ADD CONSTRAINT stock_holds_product_id_products_id_fk FOREIGN KEY (product_id) REFERENCES products(id);
--> statement-breakpoint
ALTER TABLE document_files
  ADD CONSTRAINT document_files_document_id_order_documents_id_fk FOREIGN KEY (document_id) REFERENCES order_documents(id)
    ON DELETE CASCADE,
  ADD CONSTRAINT document_files_uploaded_by_users_id_fk FOREIGN KEY (uploaded_by) REFERENCES users(id);
--> statement-breakpoint
ALTER TABLE order_documents
  ADD CONSTRAINT order_documents_order_id_orders_id_fk FOREIGN KEY (order_id) REFERENCES orders(id),
  ADD CONSTRAINT order_documents_decided_by_users_id_fk FOREIGN KEY (decided_by) REFERENCES users(id);
--> statement-breakpoint
ALTER TABLE order_items
  ADD CONSTRAINT order_items_order_id_orders_id_fk FOREIGN KEY (order_id) REFERENCES orders(id),
  ADD CONSTRAINT order_items_product_id_products_id_fk FOREIGN KEY (product_id) REFERENCES products(id);
--> statement-breakpoint
ALTER TABLE order_proposals
  ADD CONSTRAINT order_proposals_order_id_orders_id_fk FOREIGN KEY (order_id) REFERENCES orders(id),
  ADD CONSTRAINT order_proposals_created_by_users_id_fk FOREIGN KEY (created_by) REFERENCES users(id),
  ADD CONSTRAINT order_proposals_decided_by_users_id_fk FOREIGN KEY (decided_by) REFERENCES users(id);
--> statement-breakpoint
ALTER TABLE order_stages
  ADD CONSTRAINT order_stages_order_id_orders_id_fk FOREIGN KEY (order_id) REFERENCES orders(id);
--> statement-breakpoint
ALTER TABLE orders
  ADD CONSTRAINT orders_company_id_companies_id_fk FOREIGN KEY (company_id) REFERENCES companies(id),
  ADD CONSTRAINT orders_quotation_id_quotations_id_fk FOREIGN KEY (quotation_id) REFERENCES quotations(id),
  ADD CONSTRAINT orders_coupon_id_coupons_id_fk FOREIGN KEY (coupon_id) REFERENCES coupons(id),
  ADD CONSTRAINT orders_created_by_users_id_fk FOREIGN KEY (created_by) REFERENCES users(id),
  ADD CONSTRAINT orders_responsible_id_users_id_fk FOREIGN KEY (responsible_id) REFERENCES users(id);
--> statement-breakpoint
ALTER TABLE signers
  ADD CONSTRAINT signers_document_id_order_documents_id_fk FOREIGN KEY (document_id) REFERENCES order_documents(id) ON
    DELETE CASCADE;
--> statement-breakpoint
ALTER TABLE mail_outbox
  ADD CONSTRAINT mail_outbox_order_id_orders_id_fk FOREIGN KEY (order_id) REFERENCES orders(id);
--> statement-breakpoint
ALTER TABLE coupons
  ADD CONSTRAINT coupons_company_id_companies_id_fk FOREIGN KEY (company_id) REFERENCES companies(id),
  ADD CONSTRAINT coupons_created_by_users_id_fk FOREIGN KEY (created_by) REFERENCES users(id),
  ADD CONSTRAINT coupons_used_by_users_id_fk FOREIGN KEY (used_by) REFERENCES users(id);
--> statement-breakpoint
ALTER TABLE quotation_deliveries
  ADD CONSTRAINT quotation_deliveries_quotation_id_quotations_id_fk FOREIGN KEY (quotation_id) REFERENCES quotations(id) ON
    DELETE CASCADE,
  ADD CONSTRAINT quotation_deliveries_address_id_addresses_id_fk FOREIGN KEY (address_id) REFERENCES addresses(id);
--> statement-breakpoint
ALTER TABLE quotation_delivery_items
  ADD CONSTRAINT quotation_delivery_items_delivery_id_quotation_deliveries_id_fk FOREIGN KEY (delivery_id) REFERENCES
    quotation_deliveries(id) ON DELETE CASCADE,
  ADD CONSTRAINT quotation_delivery_items_product_id_products_id_fk FOREIGN KEY (product_id) REFERENCES products(id);
--> statement-breakpoint
ALTER TABLE quotation_products
  ADD CONSTRAINT quotation_products_quotation_id_quotations_id_fk FOREIGN KEY (quotation_id) REFERENCES quotations(id) ON
    DELETE CASCADE,
  ADD CONSTRAINT quotation_products_product_id_products_id_fk FOREIGN KEY (product_id) REFERENCES products(id);
--> statement-breakpoint
ALTER TABLE quotations
  ADD CONSTRAINT quotations_company_id_companies_id_fk FOREIGN KEY (company_id) REFERENCES companies(id),
  ADD CONSTRAINT quotations_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id),
  ADD CONSTRAINT quotations_simulator_id_simulators_id_fk FOREIGN KEY (simulator_id) REFERENCES simulators(id),
  ADD CONSTRAINT quotations_step_id_steps_id_fk FOREIGN KEY (step_id) REFERENCES steps(id),
  ADD CONSTRAINT quotations_plan_id_plans_id_fk FOREIGN KEY (plan_id) REFERENCES plans(id),
  ADD CONSTRAINT quotations_service_package_id_service_packages_id_fk FOREIGN KEY (service_package_id) REFERENCES
    service_packages(id),
  ADD CONSTRAINT quotations_coupon_id_coupons_id_fk FOREIGN KEY (coupon_id) REFERENCES coupons(id);
--> statement-breakpoint
ALTER TABLE simulation_choices
  ADD CONSTRAINT simulation_choices_quotation_id_quotations_id_fk FOREIGN KEY (quotation_id) REFERENCES quotations(id) ON
    DELETE CASCADE,
  ADD CONSTRAINT simulation_choices_step_id_steps_id_fk FOREIGN KEY (step_id) REFERENCES steps(id),
  ADD CONSTRAINT simulation_choices_property_id_properties_id_fk FOREIGN KEY (property_id) REFERENCES properties(id);
--> statement-breakpoint
ALTER TABLE password_resets
  ADD CONSTRAINT password_resets_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;
--> statement-breakpoint
ALTER TABLE notification_preferences
  ADD CONSTRAINT notification_preferences_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id);
--> statement-breakpoint
ALTER TABLE nps_answers
  ADD CONSTRAINT nps_answers_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id);
--> statement-breakpoint
ALTER TABLE privacy_consents
  ADD CONSTRAINT privacy_consents_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id);
--> statement-breakpoint
ALTER TABLE privacy_requests
  ADD CONSTRAINT privacy_requests_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id),
  ADD CONSTRAINT privacy_requests_decided_by_id_users_id_fk FOREIGN KEY (decided_by_id) REFERENCES users(id);
--> statement-breakpoint
ALTER TABLE picture_files
  ADD CONSTRAINT picture_files_picture_id_pictures_id_fk FOREIGN KEY (picture_id) REFERENCES pictures(id) ON DELETE CASCADE;
--> statement-breakpoint
ALTER TABLE order_upgrades
  ADD CONSTRAINT order_upgrades_order_id_orders_id_fk FOREIGN KEY (order_id) REFERENCES orders(id),
  ADD CONSTRAINT order_upgrades_product_id_products_id_fk FOREIGN KEY (product_id) REFERENCES products(id),
  ADD CONSTRAINT order_upgrades_upgrade_id_upgrades_id_fk FOREIGN KEY (upgrade_id) REFERENCES upgrades(id);
--> statement-breakpoint
ALTER TABLE product_upgrade_items
  ADD CONSTRAINT product_upgrade_items_quotation_id_quotations_id_fk FOREIGN KEY (quotation_id) REFERENCES quotations(id) ON
    DELETE CASCADE,
  ADD CONSTRAINT product_upgrade_items_upgrade_id_upgrades_id_fk FOREIGN KEY (upgrade_id) REFERENCES upgrades(id),
  ADD CONSTRAINT product_upgrade_items_cart FOREIGN KEY (quotation_id, product_id) REFERENCES
    quotation_products(quotation_id, product_id) ON DELETE CASCADE;
--> statement-breakpoint
ALTER TABLE upgrade_product_types
  ADD CONSTRAINT upgrade_product_types_upgrade_id_upgrades_id_fk FOREIGN KEY (upgrade_id) REFERENCES upgrades(id) ON DELETE
    CASCADE,
  ADD CONSTRAINT upgrade_product_types_product_type_id_product_types_id_fk FOREIGN KEY (product_type_id) REFERENCES
    product_types(id) ON DELETE CASCADE;
--> statement-breakpoint
ALTER TABLE upgrade_products
  ADD CONSTRAINT upgrade_products_upgrade_id_upgrades_id_fk FOREIGN KEY (upgrade_id) REFERENCES upgrades(id) ON DELETE
    CASCADE,
  ADD CONSTRAINT upgrade_products_product_id_products_id_fk FOREIGN KEY (product_id) REFERENCES products(id) ON DELETE
    CASCADE;
--> statement-breakpoint
ALTER TABLE credit_queries
  ADD CONSTRAINT credit_queries_order_id_orders_id_fk FOREIGN KEY (order_id) REFERENCES orders(id),
  ADD CONSTRAINT credit_queries_requested_by_users_id_fk FOREIGN KEY (requested_by) REFERENCES users(id);
--> statement-breakpoint
ALTER TABLE note_mentions
  ADD CONSTRAINT note_mentions_note_id_order_notes_id_fk FOREIGN KEY (note_id) REFERENCES order_notes(id),
  ADD CONSTRAINT note_mentions_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id);
--> statement-breakpoint
ALTER TABLE order_notes
  ADD CONSTRAINT order_notes_order_id_orders_id_fk FOREIGN KEY (order_id) REFERENCES orders(id),
  ADD CONSTRAINT order_notes_author_id_users_id_fk FOREIGN KEY (author_id) REFERENCES users(id);
--> statement-breakpoint
ALTER TABLE signing_evidence
  ADD CONSTRAINT signing_evidence_document_id_order_documents_id_fk FOREIGN KEY (document_id) REFERENCES order_documents(id),
  ADD CONSTRAINT signing_evidence_file_id_document_files_id_fk FOREIGN KEY (file_id) REFERENCES document_files(id);
--> statement-breakpoint
ALTER TABLE signing_links
  ADD CONSTRAINT signing_links_signer_id_signers_id_fk FOREIGN KEY (signer_id) REFERENCES signers(id) ON DELETE CASCADE,
  ADD CONSTRAINT signing_links_file_id_document_files_id_fk FOREIGN KEY (file_id) REFERENCES document_files(id) ON DELETE
    CASCADE;
--> statement-breakpoint
ALTER TABLE signing_envelopes
  ADD CONSTRAINT signing_envelopes_document_id_order_documents_id_fk FOREIGN KEY (document_id) REFERENCES
    order_documents(id) ON DELETE CASCADE,
  ADD CONSTRAINT signing_envelopes_file_id_document_files_id_fk FOREIGN KEY (file_id) REFERENCES document_files(id) ON
    DELETE CASCADE;
--> statement-breakpoint
ALTER TABLE signing_messages
  ADD CONSTRAINT signing_messages_envelope_id_signing_envelopes_id_fk FOREIGN KEY (envelope_id) REFERENCES
    signing_envelopes(id) ON DELETE CASCADE;
--> statement-breakpoint
ALTER TABLE order_view_settings
  ADD CONSTRAINT order_view_settings_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;
--> statement-breakpoint
ALTER TABLE order_views
  ADD CONSTRAINT order_views_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;
--> statement-breakpoint
ALTER TABLE order_addenda
  ADD CONSTRAINT order_addenda_order_id_orders_id_fk FOREIGN KEY (order_id) REFERENCES orders(id),
  ADD CONSTRAINT order_addenda_created_by_users_id_fk FOREIGN KEY (created_by) REFERENCES users(id),
  ADD CONSTRAINT order_addenda_decided_by_users_id_fk FOREIGN KEY (decided_by) REFERENCES users(id);
--> statement-breakpoint
ALTER TABLE readjustment_indexes
  ADD CONSTRAINT readjustment_indexes_entered_by_users_id_fk FOREIGN KEY (entered_by) REFERENCES users(id);
--> statement-breakpoint
ALTER TABLE relocation_units
  ADD CONSTRAINT relocation_units_relocation_id_relocations_id_fk FOREIGN KEY (relocation_id) REFERENCES relocations(id),
  ADD CONSTRAINT relocation_units_unit_id_equipment_units_id_fk FOREIGN KEY (unit_id) REFERENCES equipment_units(id),
  ADD CONSTRAINT relocation_units_from_address_id_addresses_id_fk FOREIGN KEY (from_address_id) REFERENCES addresses(id),
  ADD CONSTRAINT relocation_units_from_user_id_users_id_fk FOREIGN KEY (from_user_id) REFERENCES users(id);
--> statement-breakpoint
ALTER TABLE relocations
  ADD CONSTRAINT relocations_company_id_companies_id_fk FOREIGN KEY (company_id) REFERENCES companies(id),
  ADD CONSTRAINT relocations_to_address_id_addresses_id_fk FOREIGN KEY (to_address_id) REFERENCES addresses(id),
  ADD CONSTRAINT relocations_to_user_id_users_id_fk FOREIGN KEY (to_user_id) REFERENCES users(id),
  ADD CONSTRAINT relocations_requested_by_users_id_fk FOREIGN KEY (requested_by) REFERENCES users(id),
  ADD CONSTRAINT relocations_decided_by_users_id_fk FOREIGN KEY (decided_by) REFERENCES users(id);
--> statement-breakpoint
ALTER TABLE exchanges
  ADD CONSTRAINT exchanges_order_id_orders_id_fk FOREIGN KEY (order_id) REFERENCES orders(id),
  ADD CONSTRAINT exchanges_unit_id_equipment_units_id_fk FOREIGN KEY (unit_id) REFERENCES equipment_units(id),
  ADD CONSTRAINT exchanges_product_id_products_id_fk FOREIGN KEY (product_id) REFERENCES products(id),
  ADD CONSTRAINT exchanges_package_id_packages_id_fk FOREIGN KEY (package_id) REFERENCES packages(id),
  ADD CONSTRAINT exchanges_return_package_id_packages_id_fk FOREIGN KEY (return_package_id) REFERENCES packages(id),
  ADD CONSTRAINT exchanges_replacement_id_equipment_units_id_fk FOREIGN KEY (replacement_id) REFERENCES equipment_units(id),
  ADD CONSTRAINT exchanges_requested_by_users_id_fk FOREIGN KEY (requested_by) REFERENCES users(id),
  ADD CONSTRAINT exchanges_decided_by_users_id_fk FOREIGN KEY (decided_by) REFERENCES users(id);
--> statement-breakpoint
ALTER TABLE package_images
  ADD CONSTRAINT package_images_package_id_packages_id_fk FOREIGN KEY (package_id) REFERENCES packages(id),
  ADD CONSTRAINT package_images_unit_id_equipment_units_id_fk FOREIGN KEY (unit_id) REFERENCES equipment_units(id),
  ADD CONSTRAINT package_images_picture_id_pictures_id_fk FOREIGN KEY (picture_id) REFERENCES pictures(id),
  ADD CONSTRAINT package_images_created_by_users_id_fk FOREIGN KEY (created_by) REFERENCES users(id);
--> statement-breakpoint
ALTER TABLE package_invoices
  ADD CONSTRAINT package_invoices_package_id_packages_id_fk FOREIGN KEY (package_id) REFERENCES packages(id),
  ADD CONSTRAINT package_invoices_uploaded_by_users_id_fk FOREIGN KEY (uploaded_by) REFERENCES users(id);
--> statement-breakpoint
ALTER TABLE unit_events
  ADD CONSTRAINT unit_events_unit_id_equipment_units_id_fk FOREIGN KEY (unit_id) REFERENCES equipment_units(id),
  ADD CONSTRAINT unit_events_company_id_companies_id_fk FOREIGN KEY (company_id) REFERENCES companies(id),
  ADD CONSTRAINT unit_events_order_id_orders_id_fk FOREIGN KEY (order_id) REFERENCES orders(id),
  ADD CONSTRAINT unit_events_holder_id_companies_id_fk FOREIGN KEY (holder_id) REFERENCES companies(id),
  ADD CONSTRAINT unit_events_address_id_addresses_id_fk FOREIGN KEY (address_id) REFERENCES addresses(id),
  ADD CONSTRAINT unit_events_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id),
  ADD CONSTRAINT unit_events_actor_id_users_id_fk FOREIGN KEY (actor_id) REFERENCES users(id);
--> statement-breakpoint

-- Indexes.

CREATE INDEX event_logs_object ON event_logs (model_name, object_id, id DESC NULLS LAST);
--> statement-breakpoint
CREATE INDEX refresh_tokens_family_alive ON refresh_tokens (family_id, expires_at);
--> statement-breakpoint
CREATE INDEX refresh_tokens_user_alive ON refresh_tokens (user_id, expires_at);
--> statement-breakpoint
CREATE INDEX users_company ON users (company_id);
--> statement-breakpoint
CREATE UNIQUE INDEX users_email_unique ON users (lower(email)) WHERE deleted_at IS NULL;
--> statement-breakpoint
CREATE INDEX users_home_company ON users (COALESCE(home_company_id, company_id));
--> statement-breakpoint
CREATE INDEX users_search ON users USING gin (plain_text(first_name) gin_trgm_ops, email gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX product_properties_property ON product_properties (property_id);
--> statement-breakpoint
CREATE INDEX products_type ON products (product_type_id);
--> statement-breakpoint
CREATE INDEX products_category ON products (category_id);
--> statement-breakpoint
CREATE INDEX products_search ON products USING gin (plain_text(((((((name || ' '::text) || model) || ' '::text) || title) ||
  ' '::text) || COALESCE(omie_code, ''::text))) gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX properties_type ON properties (property_type_id);
--> statement-breakpoint
CREATE INDEX property_simulators_simulator ON property_simulators (simulator_id);
--> statement-breakpoint
CREATE UNIQUE INDEX simulators_name ON simulators (lower(name));
--> statement-breakpoint
CREATE UNIQUE INDEX steps_position ON steps (simulator_id, "position") WHERE active;
--> statement-breakpoint
CREATE INDEX addresses_company ON addresses (company_id);
--> statement-breakpoint
CREATE INDEX addresses_visitor ON addresses (visitor_quotation_id);
--> statement-breakpoint
CREATE INDEX companies_search ON companies USING gin (search_name gin_trgm_ops, cnpj gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX companies_search_trade ON companies USING gin (plain_text(trade_name) gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX equipment_units_serial_start ON equipment_units (upper(serial) text_pattern_ops);
--> statement-breakpoint
CREATE INDEX equipment_units_label_start ON equipment_units (upper(label) text_pattern_ops);
--> statement-breakpoint
CREATE INDEX equipment_units_shelf ON equipment_units (product_id) WHERE status = 'UP_FOR_RENTAL';
--> statement-breakpoint
CREATE INDEX equipment_units_updated ON equipment_units (updated_at, id);
--> statement-breakpoint
CREATE INDEX equipment_units_status_updated ON equipment_units (status, updated_at, id);
--> statement-breakpoint
CREATE INDEX equipment_units_status_serial ON equipment_units (status, serial);
--> statement-breakpoint
CREATE INDEX equipment_units_product_updated ON equipment_units (product_id, updated_at, id);
--> statement-breakpoint
CREATE INDEX equipment_units_product_serial ON equipment_units (product_id, serial);
--> statement-breakpoint
CREATE INDEX equipment_units_search ON equipment_units USING gin (search_text gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX equipment_units_product_status ON equipment_units (product_id, status, serial);
--> statement-breakpoint
CREATE INDEX equipment_units_company_serial ON equipment_units (company_id, serial) INCLUDE (id, product_id, status,
  address_id, user_id, received_at) WHERE company_id IS NOT NULL;
--> statement-breakpoint
CREATE INDEX equipment_units_company_updated ON equipment_units (company_id, updated_at, id) INCLUDE (product_id, status,
  address_id) WHERE company_id IS NOT NULL;
--> statement-breakpoint
CREATE INDEX equipment_units_company ON equipment_units (company_id, product_id, serial) INCLUDE (id, status, address_id,
  user_id, received_at) WHERE company_id IS NOT NULL;
--> statement-breakpoint
CREATE INDEX equipment_units_user ON equipment_units (user_id, company_id, received_at) WHERE user_id IS NOT NULL;
--> statement-breakpoint
CREATE INDEX packages_order ON packages (order_id);
--> statement-breakpoint
CREATE INDEX packages_status ON packages (package_type, delivery_status);
--> statement-breakpoint
CREATE UNIQUE INDEX rentals_unit_open ON rentals (unit_id) WHERE closed_at IS NULL;
--> statement-breakpoint
CREATE INDEX rentals_order ON rentals (order_id);
--> statement-breakpoint
CREATE INDEX rentals_package ON rentals (package_id);
--> statement-breakpoint
CREATE UNIQUE INDEX return_items_unit_open ON return_items (unit_id) WHERE closed_at IS NULL;
--> statement-breakpoint
CREATE INDEX stock_holds_live ON stock_holds (product_id) WHERE released_at IS NULL;
--> statement-breakpoint
CREATE INDEX stock_holds_order ON stock_holds (order_id);
--> statement-breakpoint
CREATE INDEX document_files_document ON document_files (document_id);
--> statement-breakpoint
CREATE UNIQUE INDEX document_files_certifies ON document_files (certifies_id) WHERE withdrawn_at IS NULL;
--> statement-breakpoint
CREATE UNIQUE INDEX order_documents_type ON order_documents (order_id, document_type) WHERE withdrawn_at IS NULL;
--> statement-breakpoint
CREATE INDEX order_documents_order ON order_documents (order_id);
--> statement-breakpoint
CREATE INDEX orders_number ON orders (order_mask_id);
--> statement-breakpoint
CREATE INDEX orders_updated ON orders (updated_at, id);
--> statement-breakpoint
CREATE INDEX orders_due ON orders (due_at, id);
--> statement-breakpoint
CREATE INDEX orders_due_latest ON orders (due_at DESC NULLS LAST, id DESC);
--> statement-breakpoint
CREATE INDEX orders_stage_updated ON orders (stage_name, updated_at, id);
--> statement-breakpoint
CREATE INDEX orders_stage_fee ON orders (stage_name, monthly_fee, id);
--> statement-breakpoint
CREATE INDEX orders_company_updated ON orders (company_id, updated_at, id);
--> statement-breakpoint
CREATE INDEX orders_company_fee ON orders (company_id, monthly_fee, id);
--> statement-breakpoint
CREATE INDEX orders_waiting_created ON orders (created_at, id) WHERE turn IS NOT NULL;
--> statement-breakpoint
CREATE INDEX orders_waiting_updated ON orders (updated_at, id) WHERE turn IS NOT NULL;
--> statement-breakpoint
CREATE INDEX orders_waiting_fee ON orders (monthly_fee, id) WHERE turn IS NOT NULL;
--> statement-breakpoint
CREATE INDEX orders_waiting_stage ON orders (stage_name, due_at, id) WHERE turn IS NOT NULL;
--> statement-breakpoint
CREATE INDEX orders_waiting_due ON orders (due_at, id, stage_name, turn, company_id, monthly_fee) WHERE turn IS NOT NULL;
--> statement-breakpoint
CREATE INDEX orders_waiting_company ON orders (company_id, due_at, id) WHERE turn IS NOT NULL;
--> statement-breakpoint
CREATE INDEX orders_created ON orders (created_at, id);
--> statement-breakpoint
CREATE INDEX orders_fee ON orders (monthly_fee, id);
--> statement-breakpoint
CREATE INDEX orders_stage ON orders (stage_name, created_at, id);
--> statement-breakpoint
CREATE INDEX orders_company_created ON orders (company_id, created_at, id);
--> statement-breakpoint
CREATE INDEX orders_cancel_requests ON orders (id) WHERE (cancel_request ->> 'requested_at') IS NOT NULL AND (cancel_request
  ->> 'declined_at') IS NULL;
--> statement-breakpoint
CREATE INDEX orders_ending ON orders (ends_on, id) WHERE stage_name = 'ONGOING';
--> statement-breakpoint
CREATE INDEX orders_company_stage ON orders (company_id, stage_name, updated_at, id);
--> statement-breakpoint
CREATE INDEX signers_lapsing ON signers (link_expires_at) WHERE signed_at IS NULL AND declined_at IS NULL AND lapsed_at IS
  NULL;
--> statement-breakpoint
CREATE INDEX mail_outbox_order ON mail_outbox (order_id);
--> statement-breakpoint
CREATE UNIQUE INDEX coupons_code ON coupons (upper(discount_code));
--> statement-breakpoint
CREATE INDEX coupons_company ON coupons (company_id);
--> statement-breakpoint
CREATE INDEX quotations_company ON quotations (company_id, status);
--> statement-breakpoint
CREATE INDEX quotations_expiry ON quotations (status, expires_at);
--> statement-breakpoint
CREATE INDEX quotations_plan ON quotations (plan_id);
--> statement-breakpoint
CREATE INDEX quotations_service_package ON quotations (service_package_id);
--> statement-breakpoint
CREATE INDEX password_resets_user ON password_resets (user_id);
--> statement-breakpoint
CREATE INDEX nps_answers_user ON nps_answers (user_id);
--> statement-breakpoint
CREATE INDEX privacy_consents_user ON privacy_consents (user_id);
--> statement-breakpoint
CREATE INDEX privacy_requests_user ON privacy_requests (user_id);
--> statement-breakpoint
CREATE UNIQUE INDEX privacy_requests_one_pending ON privacy_requests (user_id, kind) WHERE status = 'pending';
--> statement-breakpoint
CREATE INDEX pictures_loose ON pictures (created_at) WHERE attached_at IS NULL;
--> statement-breakpoint
CREATE INDEX order_upgrades_upgrade ON order_upgrades (upgrade_id);
--> statement-breakpoint
CREATE INDEX product_upgrade_items_upgrade ON product_upgrade_items (upgrade_id);
--> statement-breakpoint
CREATE INDEX upgrade_product_types_type ON upgrade_product_types (product_type_id);
--> statement-breakpoint
CREATE INDEX upgrade_products_product ON upgrade_products (product_id);
--> statement-breakpoint
CREATE UNIQUE INDEX upgrades_name ON upgrades (lower(name));
--> statement-breakpoint
CREATE INDEX credit_queries_document ON credit_queries (document, id DESC NULLS LAST);
--> statement-breakpoint
CREATE UNIQUE INDEX credit_queries_live ON credit_queries (document) WHERE status = 'PENDING';
--> statement-breakpoint
CREATE INDEX note_mentions_waiting ON note_mentions (user_id, note_id DESC NULLS LAST) WHERE seen_at IS NULL;
--> statement-breakpoint
CREATE INDEX order_notes_order ON order_notes (order_id, id DESC NULLS LAST);
--> statement-breakpoint
CREATE INDEX order_tallies_company ON order_tallies (company_id);
--> statement-breakpoint
CREATE INDEX signing_evidence_file ON signing_evidence (file_id, id);
--> statement-breakpoint
CREATE UNIQUE INDEX signing_links_open ON signing_links (signer_id, purpose) WHERE closed_at IS NULL;
--> statement-breakpoint
CREATE INDEX signing_links_file ON signing_links (file_id);
--> statement-breakpoint
CREATE UNIQUE INDEX signing_envelopes_live ON signing_envelopes (document_id) WHERE closed_at IS NULL;
--> statement-breakpoint
CREATE INDEX signing_envelopes_file ON signing_envelopes (file_id);
--> statement-breakpoint
CREATE INDEX signing_messages_created ON signing_messages (created_at);
--> statement-breakpoint
CREATE INDEX order_views_user ON order_views (user_id);
--> statement-breakpoint
CREATE UNIQUE INDEX order_addenda_open ON order_addenda (order_id) WHERE status = 'open';
--> statement-breakpoint
CREATE INDEX order_addenda_to_begin ON order_addenda (begins_on) WHERE status = 'accepted' AND begun_at IS NULL;
--> statement-breakpoint
CREATE UNIQUE INDEX relocation_units_open ON relocation_units (unit_id) WHERE closed_at IS NULL;
--> statement-breakpoint
CREATE INDEX relocations_company ON relocations (company_id, status, id);
--> statement-breakpoint
CREATE INDEX exchanges_order ON exchanges (order_id);
--> statement-breakpoint
CREATE INDEX exchanges_package ON exchanges (package_id);
--> statement-breakpoint
CREATE UNIQUE INDEX exchanges_unit_open ON exchanges (unit_id) WHERE status IN ('REQUESTED', 'ACCEPTED', 'DELIVERED');
--> statement-breakpoint
CREATE INDEX exchanges_return_package ON exchanges (return_package_id);
--> statement-breakpoint
CREATE INDEX exchanges_unit ON exchanges (unit_id, id);
--> statement-breakpoint
CREATE INDEX exchanges_replacement ON exchanges (replacement_id);
--> statement-breakpoint
CREATE INDEX exchanges_status ON exchanges (status, created_at, id);
--> statement-breakpoint
CREATE INDEX package_images_package ON package_images (package_id);
--> statement-breakpoint
CREATE INDEX package_images_unit ON package_images (unit_id);
--> statement-breakpoint
CREATE UNIQUE INDEX package_invoices_current ON package_invoices (package_id) WHERE withdrawn_at IS NULL;
--> statement-breakpoint
CREATE INDEX unit_events_unit ON unit_events (unit_id, id DESC);
--> statement-breakpoint
CREATE INDEX unit_events_company ON unit_events (company_id, created_at DESC, id DESC) INCLUDE (event_type, relocation_type,
  relocation_status, unit_status);
--> statement-breakpoint
CREATE INDEX unit_tallies_product ON unit_tallies (product_id);
--> statement-breakpoint
CREATE INDEX movement_tallies_company ON movement_tallies (company_id, month) INCLUDE (event_type, relocation_type,
  relocation_status, unit_status, movements);
--> statement-breakpoint
CREATE INDEX holder_tallies_company ON holder_tallies (company_id, facet, key) INCLUDE (status, units);
--> statement-breakpoint

-- What the database itself refuses and counts, whatever the application does.

-- History is append-only.
CREATE FUNCTION refuse_history_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'event_logs is append-only: % refused', TG_OP USING ERRCODE = 'restrict_violation';
END $$;
--> statement-breakpoint
CREATE TRIGGER event_logs_append_only BEFORE UPDATE OR DELETE ON event_logs
  FOR EACH ROW EXECUTE FUNCTION refuse_history_change();
--> statement-breakpoint
CREATE TRIGGER event_logs_no_truncate BEFORE TRUNCATE ON event_logs
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_history_change();
--> statement-breakpoint
-- An order changes stage, state or version only together with its history row, checked at commit.
CREATE FUNCTION require_order_history() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT EXISTS (
    SELECT 1 FROM event_logs
    WHERE model_name = 'order' AND object_id = NEW.id AND version = NEW.version AND to_stage = NEW.stage_name
  ) THEN
    RAISE EXCEPTION 'order % went to % (version %) without its history row', NEW.id, NEW.stage_name, NEW.version
      USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER orders_history_on_insert AFTER INSERT ON orders
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION require_order_history();
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER orders_history_on_update AFTER UPDATE ON orders
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
  WHEN (OLD.stage_name IS DISTINCT FROM NEW.stage_name OR OLD.stage_state IS DISTINCT FROM NEW.stage_state
     OR OLD.version IS DISTINCT FROM NEW.version)
  EXECUTE FUNCTION require_order_history();
--> statement-breakpoint
-- The version of an order moves by exactly one.
CREATE FUNCTION require_next_version() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.version NOT IN (OLD.version, OLD.version + 1)
     OR (NEW.version = OLD.version AND (NEW.stage_name <> OLD.stage_name OR NEW.stage_state <> OLD.stage_state)) THEN
    RAISE EXCEPTION 'order %: version % cannot follow %', NEW.id, NEW.version, OLD.version
      USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER orders_next_version BEFORE UPDATE ON orders
  FOR EACH ROW EXECUTE FUNCTION require_next_version();
--> statement-breakpoint
-- The turn depends on the stage: taken as independent columns, the planner expects a twentieth of the rows.
CREATE STATISTICS orders_standing (dependencies, mcv) ON stage_name, turn FROM orders;
--> statement-breakpoint
-- Keeps the counters of orders: subtracts the row as it was and adds the row as it is, for its company and for all companies.
CREATE FUNCTION tally_order() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' THEN
    INSERT INTO order_tallies VALUES
      (OLD.company_id, OLD.stage_name, OLD.turn, -1, -OLD.monthly_fee), (NULL, OLD.stage_name, OLD.turn, -1, -OLD.monthly_fee);
  END IF;
  IF TG_OP <> 'DELETE' THEN
    INSERT INTO order_tallies VALUES
      (NEW.company_id, NEW.stage_name, NEW.turn, 1, NEW.monthly_fee), (NULL, NEW.stage_name, NEW.turn, 1, NEW.monthly_fee);
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER orders_tallied AFTER INSERT OR DELETE ON orders FOR EACH ROW EXECUTE FUNCTION tally_order();
--> statement-breakpoint
CREATE TRIGGER orders_tallied_again AFTER UPDATE ON orders FOR EACH ROW
  WHEN ((OLD.company_id, OLD.stage_name, OLD.turn, OLD.monthly_fee) IS DISTINCT FROM (NEW.company_id, NEW.stage_name, NEW.turn, NEW.monthly_fee))
  EXECUTE FUNCTION tally_order();
--> statement-breakpoint
-- The evidence of a signature is append-only, like history.
CREATE FUNCTION refuse_evidence_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'signing_evidence is append-only: % refused', TG_OP USING ERRCODE = 'restrict_violation';
END $$;
--> statement-breakpoint
CREATE TRIGGER signing_evidence_append_only BEFORE UPDATE OR DELETE ON signing_evidence
  FOR EACH ROW EXECUTE FUNCTION refuse_evidence_change();
--> statement-breakpoint
CREATE TRIGGER signing_evidence_no_truncate BEFORE TRUNCATE ON signing_evidence
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_evidence_change();
--> statement-breakpoint
-- The history of a unit is append-only, like all history.
CREATE FUNCTION refuse_unit_event_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'unit_events is append-only: % refused', TG_OP USING ERRCODE = 'restrict_violation';
END $$;
--> statement-breakpoint
CREATE TRIGGER unit_events_append_only BEFORE UPDATE OR DELETE ON unit_events
  FOR EACH ROW EXECUTE FUNCTION refuse_unit_event_change();
--> statement-breakpoint
CREATE TRIGGER unit_events_no_truncate BEFORE TRUNCATE ON unit_events
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_unit_event_change();
--> statement-breakpoint
-- At commit a unit equals its newest event, and has an open rental exactly when its status says so.
CREATE FUNCTION require_unit_history() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  unit equipment_units;
  newest unit_events;
  rented boolean;
BEGIN
  IF TG_TABLE_NAME = 'rentals' THEN
    SELECT * INTO unit FROM equipment_units WHERE id = NEW.unit_id;
  ELSE
    SELECT * INTO unit FROM equipment_units WHERE id = NEW.id;
  END IF;
  SELECT * INTO newest FROM unit_events WHERE unit_id = unit.id ORDER BY id DESC LIMIT 1;
  IF newest.id IS NULL
    OR (newest.unit_status, newest.holder_id, newest.address_id, newest.user_id, newest.location, newest.label, newest.product_group)
      IS DISTINCT FROM (unit.status, unit.company_id, unit.address_id, unit.user_id, unit.location, unit.label, unit.product_group)
  THEN
    RAISE EXCEPTION 'unit % (%) became what its history does not say', unit.id, unit.serial USING ERRCODE = 'restrict_violation';
  END IF;
  rented := EXISTS (SELECT 1 FROM rentals WHERE unit_id = unit.id AND closed_at IS NULL);
  IF rented <> (unit.status IN ('OK', 'IN_USE', 'IN_RELOCATION', 'PENDING_EXCHANGE', 'EXCHANGED', 'RETURNED')
      OR (unit.status IN ('DAMAGED', 'INSURANCE_CLAIMED') AND unit.company_id IS NOT NULL))
  THEN
    RAISE EXCEPTION 'unit % (%) is %, which does not go with its rental', unit.id, unit.serial, unit.status
      USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER equipment_units_history AFTER INSERT OR UPDATE ON equipment_units
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION require_unit_history();
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER rentals_history AFTER INSERT OR UPDATE ON rentals
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION require_unit_history();
--> statement-breakpoint
-- Keeps the counters of units, by product and over all products.
CREATE FUNCTION tally_units() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO unit_tallies
      SELECT product_id, product_group, status, count(*) FROM now_units
      GROUP BY GROUPING SETS ((product_id, product_group, status), (product_group, status));
  ELSIF TG_OP = 'DELETE' THEN
    INSERT INTO unit_tallies
      SELECT product_id, product_group, status, -count(*) FROM past_units
      GROUP BY GROUPING SETS ((product_id, product_group, status), (product_group, status));
  ELSE
    INSERT INTO unit_tallies
      SELECT product_id, product_group, status, sum(units) FROM (
        SELECT product_id, product_group, status, 1 AS units FROM now_units
        UNION ALL SELECT product_id, product_group, status, -1 FROM past_units) changed
      GROUP BY GROUPING SETS ((product_id, product_group, status), (product_group, status))
      HAVING sum(units) <> 0;
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER equipment_units_tallied_new AFTER INSERT ON equipment_units
  REFERENCING NEW TABLE AS now_units FOR EACH STATEMENT EXECUTE FUNCTION tally_units();
--> statement-breakpoint
CREATE TRIGGER equipment_units_tallied_gone AFTER DELETE ON equipment_units
  REFERENCING OLD TABLE AS past_units FOR EACH STATEMENT EXECUTE FUNCTION tally_units();
--> statement-breakpoint
CREATE TRIGGER equipment_units_tallied_again AFTER UPDATE ON equipment_units
  REFERENCING OLD TABLE AS past_units NEW TABLE AS now_units FOR EACH STATEMENT EXECUTE FUNCTION tally_units();
--> statement-breakpoint
-- Keeps the counters of the units that companies hold, by product, by address and by user.
CREATE FUNCTION tally_holders() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO holder_tallies
      SELECT company_id, facet, key, status, count(*) FROM now_units
      CROSS JOIN LATERAL (VALUES ('product', product_id), ('address', address_id), ('user', user_id)) of(facet, key)
      WHERE company_id IS NOT NULL GROUP BY 1, 2, 3, 4;
  ELSIF TG_OP = 'DELETE' THEN
    INSERT INTO holder_tallies
      SELECT company_id, facet, key, status, -count(*) FROM past_units
      CROSS JOIN LATERAL (VALUES ('product', product_id), ('address', address_id), ('user', user_id)) of(facet, key)
      WHERE company_id IS NOT NULL GROUP BY 1, 2, 3, 4;
  ELSE
    INSERT INTO holder_tallies
      SELECT company_id, facet, key, status, sum(units) FROM (
        SELECT company_id, product_id, address_id, user_id, status, 1 AS units FROM now_units WHERE company_id IS NOT NULL
        UNION ALL SELECT company_id, product_id, address_id, user_id, status, -1 FROM past_units WHERE company_id IS NOT NULL) changed
      CROSS JOIN LATERAL (VALUES ('product', product_id), ('address', address_id), ('user', user_id)) of(facet, key)
      GROUP BY 1, 2, 3, 4 HAVING sum(units) <> 0;
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER equipment_units_held_new AFTER INSERT ON equipment_units
  REFERENCING NEW TABLE AS now_units FOR EACH STATEMENT EXECUTE FUNCTION tally_holders();
--> statement-breakpoint
CREATE TRIGGER equipment_units_held_no_more AFTER DELETE ON equipment_units
  REFERENCING OLD TABLE AS past_units FOR EACH STATEMENT EXECUTE FUNCTION tally_holders();
--> statement-breakpoint
CREATE TRIGGER equipment_units_held_again AFTER UPDATE ON equipment_units
  REFERENCING OLD TABLE AS past_units NEW TABLE AS now_units FOR EACH STATEMENT EXECUTE FUNCTION tally_holders();
--> statement-breakpoint
-- Counts the movements of each company, by kind: altogether (month is null) and of each month.
CREATE FUNCTION tally_movements() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO movement_tallies (company_id, month, event_type, relocation_type, relocation_status, unit_status, movements)
    SELECT company_id, month, event_type, relocation_type, relocation_status, unit_status, count(*)
    FROM (SELECT *, date_trunc('month', created_at AT TIME ZONE 'America/Sao_Paulo')::date AS month FROM happened) dated
    WHERE company_id IS NOT NULL
    GROUP BY GROUPING SETS ((company_id, event_type, relocation_type, relocation_status, unit_status),
      (company_id, month, event_type, relocation_type, relocation_status, unit_status));
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER unit_events_tallied AFTER INSERT ON unit_events
  REFERENCING NEW TABLE AS happened FOR EACH STATEMENT EXECUTE FUNCTION tally_movements();
