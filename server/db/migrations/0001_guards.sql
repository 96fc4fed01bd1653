-- What the database itself refuses, whatever the application does.

CREATE EXTENSION IF NOT EXISTS pg_trgm;
--> statement-breakpoint
CREATE EXTENSION IF NOT EXISTS unaccent;
--> statement-breakpoint

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

ALTER TABLE orders
  ADD CONSTRAINT orders_stage_name CHECK (stage_name IN ('PROPOSAL_AGREEMENT', 'DOC_ANALYSIS', 'CREDIT_ANALYSIS',
    'CONTRACT_INFO', 'PACKAGING', 'SHIPPING', 'DELIVERY_INFO', 'DELIVERY_TERM', 'ONGOING', 'RETURNING', 'FINISHED', 'CANCELLED')),
  ADD CONSTRAINT orders_stage_state CHECK (stage_state IN ('waiting', 'completed', 'reproved')),
  ADD CONSTRAINT orders_turn CHECK (turn IN ('customer', 'staff')),
  ADD CONSTRAINT orders_mask_form CHECK (order_mask_id ~ '^[0-9]{6}$'),
  ADD CONSTRAINT orders_fee CHECK (monthly_fee >= 0);
--> statement-breakpoint
ALTER TABLE order_stages ADD CONSTRAINT order_stages_state CHECK (state IN ('default', 'waiting', 'completed', 'reproved'));
--> statement-breakpoint
ALTER TABLE companies ADD CONSTRAINT companies_cnpj_form CHECK (cnpj ~ '^[0-9A-Z]{12}[0-9]{2}$');
--> statement-breakpoint
ALTER TABLE addresses ADD CONSTRAINT addresses_postal_code CHECK (postal_code ~ '^[0-9]{8}$');
--> statement-breakpoint
ALTER TABLE quotations ADD CONSTRAINT quotations_status CHECK (status IN ('open', 'finished', 'discarded'));
--> statement-breakpoint
ALTER TABLE quotation_products ADD CONSTRAINT quotation_products_quantity CHECK (quantity > 0);
--> statement-breakpoint
ALTER TABLE quotation_delivery_items ADD CONSTRAINT quotation_delivery_items_quantity CHECK (quantity > 0);
--> statement-breakpoint
ALTER TABLE order_items ADD CONSTRAINT order_items_quantity CHECK (quantity > 0);
--> statement-breakpoint
ALTER TABLE stock_holds ADD CONSTRAINT stock_holds_quantity CHECK (quantity > 0);
--> statement-breakpoint
ALTER TABLE coupons
  ADD CONSTRAINT coupons_values CHECK (desired_value >= 0 AND desired_value <= order_value AND discount = order_value - desired_value);
--> statement-breakpoint
ALTER TABLE equipment_units
  ADD CONSTRAINT equipment_units_group CHECK (product_group IN ('new', 'pre-owned', 'backup', 'components', 'customers')),
  ADD CONSTRAINT equipment_units_status CHECK (status IN ('WAITING_SERIAL', 'OK', 'PENDING_EXCHANGE', 'EXCHANGED', 'RETURNED',
    'DISABLED', 'INSURANCE_CLAIMED', 'PRODUCT_STORAGE', 'IN_USE', 'IN_RELOCATION', 'IN_MAINTENANCE', 'FINISHED', 'DAMAGED',
    'UP_FOR_RENTAL', 'DISPOSABLE_SERIAL'));
--> statement-breakpoint
ALTER TABLE packages
  ADD CONSTRAINT packages_type CHECK (package_type IN ('regular', 'extra', 'return')),
  ADD CONSTRAINT packages_status CHECK (delivery_status IN ('NEW_CONTRACT', 'WAITING_PURCHASE', 'AWAITING_RETURN', 'LOGISTICS',
    'EQUIPMENT_RETURN', 'RETURN_RECEIVED', 'SEPARATION', 'PRODUCTION', 'ISSUE_INVOICE', 'INSTALLING_SOFTWARE', 'WAITING_SHIPMENT',
    'WAITING_DELIVERY', 'DELIVERED', 'STOPPED', 'CANCELED', 'PENDING_REPORT', 'APPRAISAL', 'DESTINATION'));
