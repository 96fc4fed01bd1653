CREATE TABLE "relocation_units" (
	"relocation_id" integer NOT NULL,
	"unit_id" integer NOT NULL,
	"from_address_id" integer,
	"from_user_id" integer,
	"closed_at" timestamp with time zone,
	CONSTRAINT "relocation_units_relocation_id_unit_id_pk" PRIMARY KEY("relocation_id","unit_id")
);
--> statement-breakpoint
CREATE TABLE "relocations" (
	"id" serial PRIMARY KEY NOT NULL,
	"company_id" integer NOT NULL,
	"relocation_type" text NOT NULL,
	"status" text NOT NULL,
	"to_address_id" integer,
	"to_user_id" integer,
	"reason" text,
	"requested_by" integer NOT NULL,
	"decided_by" integer,
	"decided_at" timestamp with time zone,
	"decision" text,
	"completed_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "exchanges" (
	"id" serial PRIMARY KEY NOT NULL,
	"order_id" integer NOT NULL,
	"unit_id" integer NOT NULL,
	"kind" text NOT NULL,
	"product_id" integer NOT NULL,
	"reason" text NOT NULL,
	"status" text NOT NULL,
	"package_id" integer,
	"return_package_id" integer,
	"replacement_id" integer,
	"requested_by" integer NOT NULL,
	"decided_by" integer,
	"decided_at" timestamp with time zone,
	"decision" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "package_images" (
	"id" serial PRIMARY KEY NOT NULL,
	"package_id" integer NOT NULL,
	"unit_id" integer,
	"picture_id" uuid NOT NULL,
	"moment" text NOT NULL,
	"created_by" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"withdrawn_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "package_invoices" (
	"id" serial PRIMARY KEY NOT NULL,
	"package_id" integer NOT NULL,
	"storage_key" text NOT NULL,
	"name" text NOT NULL,
	"size" integer NOT NULL,
	"sha256" text NOT NULL,
	"uploaded_by" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"withdrawn_at" timestamp with time zone,
	CONSTRAINT "package_invoices_storage_key_unique" UNIQUE("storage_key")
);
--> statement-breakpoint
CREATE TABLE "unit_events" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"unit_id" integer NOT NULL,
	"event_type" text NOT NULL,
	"company_id" integer,
	"order_id" integer,
	"package_id" integer,
	"relocation_id" integer,
	"relocation_type" text,
	"relocation_status" text,
	"message" text,
	"details" jsonb,
	"unit_status" text NOT NULL,
	"holder_id" integer,
	"address_id" integer,
	"user_id" integer,
	"location" text,
	"label" text,
	"product_group" text NOT NULL,
	"actor_id" integer,
	"actor_name" text NOT NULL,
	"request_id" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "equipment_units" ADD COLUMN "location" text;--> statement-breakpoint
ALTER TABLE "equipment_units" ADD COLUMN "received_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "return_items" ADD COLUMN "checklist" jsonb;--> statement-breakpoint
ALTER TABLE "return_items" ADD COLUMN "received_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "return_items" ADD COLUMN "received_by" integer;--> statement-breakpoint
ALTER TABLE "return_items" ADD COLUMN "closed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "relocation_units" ADD CONSTRAINT "relocation_units_relocation_id_relocations_id_fk" FOREIGN KEY ("relocation_id") REFERENCES "public"."relocations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "relocation_units" ADD CONSTRAINT "relocation_units_unit_id_equipment_units_id_fk" FOREIGN KEY ("unit_id") REFERENCES "public"."equipment_units"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "relocation_units" ADD CONSTRAINT "relocation_units_from_address_id_addresses_id_fk" FOREIGN KEY ("from_address_id") REFERENCES "public"."addresses"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "relocation_units" ADD CONSTRAINT "relocation_units_from_user_id_users_id_fk" FOREIGN KEY ("from_user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "relocations" ADD CONSTRAINT "relocations_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "relocations" ADD CONSTRAINT "relocations_to_address_id_addresses_id_fk" FOREIGN KEY ("to_address_id") REFERENCES "public"."addresses"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "relocations" ADD CONSTRAINT "relocations_to_user_id_users_id_fk" FOREIGN KEY ("to_user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "relocations" ADD CONSTRAINT "relocations_requested_by_users_id_fk" FOREIGN KEY ("requested_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "relocations" ADD CONSTRAINT "relocations_decided_by_users_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exchanges" ADD CONSTRAINT "exchanges_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exchanges" ADD CONSTRAINT "exchanges_unit_id_equipment_units_id_fk" FOREIGN KEY ("unit_id") REFERENCES "public"."equipment_units"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exchanges" ADD CONSTRAINT "exchanges_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exchanges" ADD CONSTRAINT "exchanges_package_id_packages_id_fk" FOREIGN KEY ("package_id") REFERENCES "public"."packages"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exchanges" ADD CONSTRAINT "exchanges_return_package_id_packages_id_fk" FOREIGN KEY ("return_package_id") REFERENCES "public"."packages"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exchanges" ADD CONSTRAINT "exchanges_replacement_id_equipment_units_id_fk" FOREIGN KEY ("replacement_id") REFERENCES "public"."equipment_units"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exchanges" ADD CONSTRAINT "exchanges_requested_by_users_id_fk" FOREIGN KEY ("requested_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exchanges" ADD CONSTRAINT "exchanges_decided_by_users_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "package_images" ADD CONSTRAINT "package_images_package_id_packages_id_fk" FOREIGN KEY ("package_id") REFERENCES "public"."packages"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "package_images" ADD CONSTRAINT "package_images_unit_id_equipment_units_id_fk" FOREIGN KEY ("unit_id") REFERENCES "public"."equipment_units"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "package_images" ADD CONSTRAINT "package_images_picture_id_pictures_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."pictures"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "package_images" ADD CONSTRAINT "package_images_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "package_invoices" ADD CONSTRAINT "package_invoices_package_id_packages_id_fk" FOREIGN KEY ("package_id") REFERENCES "public"."packages"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "package_invoices" ADD CONSTRAINT "package_invoices_uploaded_by_users_id_fk" FOREIGN KEY ("uploaded_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "unit_events" ADD CONSTRAINT "unit_events_unit_id_equipment_units_id_fk" FOREIGN KEY ("unit_id") REFERENCES "public"."equipment_units"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "unit_events" ADD CONSTRAINT "unit_events_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "unit_events" ADD CONSTRAINT "unit_events_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "unit_events" ADD CONSTRAINT "unit_events_holder_id_companies_id_fk" FOREIGN KEY ("holder_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "unit_events" ADD CONSTRAINT "unit_events_address_id_addresses_id_fk" FOREIGN KEY ("address_id") REFERENCES "public"."addresses"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "unit_events" ADD CONSTRAINT "unit_events_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "unit_events" ADD CONSTRAINT "unit_events_actor_id_users_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "relocation_units_open" ON "relocation_units" USING btree ("unit_id") WHERE closed_at is null;--> statement-breakpoint
CREATE INDEX "relocations_company" ON "relocations" USING btree ("company_id","status","id");--> statement-breakpoint
CREATE INDEX "exchanges_order" ON "exchanges" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "exchanges_package" ON "exchanges" USING btree ("package_id");--> statement-breakpoint
CREATE UNIQUE INDEX "exchanges_unit_open" ON "exchanges" USING btree ("unit_id") WHERE status in ('REQUESTED', 'ACCEPTED', 'DELIVERED');--> statement-breakpoint
CREATE INDEX "package_images_package" ON "package_images" USING btree ("package_id");--> statement-breakpoint
CREATE INDEX "package_images_unit" ON "package_images" USING btree ("unit_id");--> statement-breakpoint
CREATE UNIQUE INDEX "package_invoices_current" ON "package_invoices" USING btree ("package_id") WHERE withdrawn_at is null;--> statement-breakpoint
CREATE INDEX "unit_events_unit" ON "unit_events" USING btree ("unit_id","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "unit_events_company" ON "unit_events" USING btree ("company_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
ALTER TABLE "return_items" ADD CONSTRAINT "return_items_received_by_users_id_fk" FOREIGN KEY ("received_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "equipment_units_user" ON "equipment_units" USING btree ("user_id") WHERE user_id is not null;--> statement-breakpoint
-- What is there already is brought into order before the rules below look at it.
UPDATE return_items i SET closed_at = coalesce(i.appraised_at, now()) FROM packages p
  WHERE p.id = i.package_id AND (i.condition IS NOT NULL OR p.delivery_status = 'CANCELED');
--> statement-breakpoint
UPDATE return_items i SET received_at = p.delivery_date FROM packages p
  WHERE p.id = i.package_id AND p.delivery_date IS NOT NULL AND p.delivery_status <> 'CANCELED';
--> statement-breakpoint
UPDATE equipment_units SET status = 'PRODUCT_STORAGE'
  WHERE status IN ('OK', 'IN_USE', 'IN_RELOCATION', 'PENDING_EXCHANGE', 'EXCHANGED', 'RETURNED')
    AND NOT EXISTS (SELECT 1 FROM rentals r WHERE r.unit_id = equipment_units.id AND r.closed_at IS NULL);
--> statement-breakpoint
UPDATE equipment_units u SET company_id = coalesce(u.company_id, o.company_id), address_id = coalesce(u.address_id, p.address_id)
  FROM rentals r JOIN packages p ON p.id = r.package_id JOIN orders o ON o.id = r.order_id
  WHERE r.unit_id = u.id AND r.closed_at IS NULL
    AND u.status IN ('IN_USE', 'IN_RELOCATION', 'PENDING_EXCHANGE', 'EXCHANGED', 'DAMAGED', 'INSURANCE_CLAIMED');
--> statement-breakpoint
UPDATE equipment_units u SET company_id = NULL, address_id = NULL, user_id = NULL
  WHERE u.status NOT IN ('IN_USE', 'IN_RELOCATION', 'PENDING_EXCHANGE', 'EXCHANGED')
    AND (u.status NOT IN ('DAMAGED', 'INSURANCE_CLAIMED')
      OR NOT EXISTS (SELECT 1 FROM rentals r WHERE r.unit_id = u.id AND r.closed_at IS NULL));
--> statement-breakpoint
-- The life of each unit as history has told it so far, then as it is now.
INSERT INTO unit_events (unit_id, event_type, company_id, order_id, unit_status, product_group, actor_id, actor_name, request_id, created_at)
  SELECT u.id, CASE e.action WHEN 'allocated' THEN 'ALLOCATED' WHEN 'delivered' THEN 'DELIVERED' WHEN 'delivery_undone' THEN 'DELIVERY_UNDONE'
      WHEN 'released' THEN 'RELEASED' WHEN 'returned' THEN 'RECEIVED' WHEN 'return_undone' THEN 'RECEIPT_UNDONE'
      WHEN 'appraised' THEN 'APPRAISED' ELSE 'STATUS_CHANGED' END,
    e.company_id, (e.after ->> 'order')::int, e.after ->> 'status', u.product_group, e.actor_id, e.actor_name, e.request_id, e.created_at
  FROM event_logs e JOIN equipment_units u ON u.id = e.object_id
  WHERE e.model_name = 'unit' AND e.after ->> 'status' IS NOT NULL
  ORDER BY e.id;
--> statement-breakpoint
INSERT INTO unit_events (unit_id, event_type, company_id, unit_status, holder_id, address_id, user_id, label, product_group, actor_name, created_at)
  SELECT u.id, CASE WHEN EXISTS (SELECT 1 FROM unit_events e WHERE e.unit_id = u.id) THEN 'RECORDED' ELSE 'REGISTERED' END,
    u.company_id, u.status, u.company_id, u.address_id, u.user_id, u.label, u.product_group, 'Arrenda',
    CASE WHEN EXISTS (SELECT 1 FROM unit_events e WHERE e.unit_id = u.id) THEN now() ELSE u.created_at END
  FROM equipment_units u ORDER BY u.id;
--> statement-breakpoint
CREATE UNIQUE INDEX "return_items_unit_open" ON "return_items" USING btree ("unit_id") WHERE closed_at is null;--> statement-breakpoint
ALTER TABLE "equipment_units" ADD CONSTRAINT "equipment_units_out" CHECK (status not in ('IN_USE', 'IN_RELOCATION', 'PENDING_EXCHANGE', 'EXCHANGED')
      or (company_id is not null and address_id is not null));--> statement-breakpoint
ALTER TABLE "equipment_units" ADD CONSTRAINT "equipment_units_in" CHECK (status in ('IN_USE', 'IN_RELOCATION', 'PENDING_EXCHANGE', 'EXCHANGED', 'DAMAGED', 'INSURANCE_CLAIMED')
      or (company_id is null and address_id is null and user_id is null));--> statement-breakpoint
ALTER TABLE "equipment_units" ADD CONSTRAINT "equipment_units_one_place" CHECK ((company_id is null) = (address_id is null)
      and (user_id is null or company_id is not null) and (location is null or company_id is null));
--> statement-breakpoint

ALTER TABLE return_items ADD CONSTRAINT return_items_condition CHECK (condition IN ('good', 'damaged', 'missing'));
--> statement-breakpoint
ALTER TABLE exchanges
  ADD CONSTRAINT exchanges_kind CHECK (kind IN ('exchange', 'upgrade')),
  ADD CONSTRAINT exchanges_status CHECK (status IN ('REQUESTED', 'ACCEPTED', 'DELIVERED', 'DONE', 'REFUSED', 'CANCELED'));
--> statement-breakpoint
ALTER TABLE relocations
  ADD CONSTRAINT relocations_type CHECK (relocation_type IN ('ADDRESS', 'PERSON')),
  ADD CONSTRAINT relocations_status CHECK (status IN ('REQUESTED', 'APPROVED', 'REFUSED', 'CANCELED', 'COMPLETED')),
  ADD CONSTRAINT relocations_target CHECK ((to_address_id IS NOT NULL) = (relocation_type = 'ADDRESS') AND (to_user_id IS NOT NULL) = (relocation_type = 'PERSON'));
--> statement-breakpoint
ALTER TABLE package_images ADD CONSTRAINT package_images_moment CHECK (moment IN ('packing', 'delivery', 'appraisal'));
--> statement-breakpoint

-- The life of a unit is append-only, like all history.
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

-- At commit a unit is what its newest event says, and is rented exactly when its status says so.
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
