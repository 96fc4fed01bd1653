CREATE TABLE "ticket_tallies" (
	"status" text NOT NULL,
	"category" text NOT NULL,
	"tickets" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "ticket_attachments" (
	"id" serial PRIMARY KEY NOT NULL,
	"uploaded_by" integer NOT NULL,
	"message_id" integer,
	"storage_key" text NOT NULL,
	"preview_key" text,
	"name" text NOT NULL,
	"size" integer NOT NULL,
	"sha256" text NOT NULL,
	"mime" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "ticket_attachments_storage_key_unique" UNIQUE("storage_key"),
	CONSTRAINT "ticket_attachments_preview_key_unique" UNIQUE("preview_key")
);
--> statement-breakpoint
CREATE TABLE "ticket_messages" (
	"id" serial PRIMARY KEY NOT NULL,
	"ticket_id" integer NOT NULL,
	"author_id" integer,
	"side" text NOT NULL,
	"kind" text NOT NULL,
	"text" text NOT NULL,
	"line" text,
	"about" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"withdrawn_at" timestamp with time zone,
	CONSTRAINT "ticket_messages_line" CHECK ((kind = 'system') = (line is not null)),
	CONSTRAINT "ticket_messages_note" CHECK (kind <> 'note' or side = 'staff')
);
--> statement-breakpoint
CREATE TABLE "ticket_presence" (
	"ticket_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"state" text NOT NULL,
	"seen_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "ticket_presence_ticket_id_user_id_pk" PRIMARY KEY("ticket_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "ticket_ratings" (
	"ticket_id" integer NOT NULL,
	"closing_no" integer NOT NULL,
	"score" integer NOT NULL,
	"comment" text,
	"rated_by" integer NOT NULL,
	"assignee_id" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "ticket_ratings_ticket_id_closing_no_pk" PRIMARY KEY("ticket_id","closing_no"),
	CONSTRAINT "ticket_ratings_score" CHECK (score between 1 and 5)
);
--> statement-breakpoint
CREATE TABLE "ticket_reads" (
	"ticket_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"message_id" integer NOT NULL,
	CONSTRAINT "ticket_reads_ticket_id_user_id_pk" PRIMARY KEY("ticket_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "ticket_replies" (
	"id" serial PRIMARY KEY NOT NULL,
	"title" text NOT NULL,
	"text" text NOT NULL,
	"category" text,
	"active" boolean DEFAULT true NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "tickets" (
	"id" serial PRIMARY KEY NOT NULL,
	"company_id" integer NOT NULL,
	"opened_by" integer NOT NULL,
	"on_behalf_by" integer,
	"subject" text NOT NULL,
	"category" text NOT NULL,
	"unit_id" integer,
	"unit_serial" text,
	"unit_product" text,
	"order_id" integer,
	"exchange_id" integer,
	"status" text NOT NULL,
	"waiting_for" text,
	"waiting_since" timestamp with time zone,
	"reminded_at" timestamp with time zone,
	"assignee_id" integer,
	"policy" jsonb NOT NULL,
	"first_response_due_at" timestamp with time zone NOT NULL,
	"first_response_at" timestamp with time zone,
	"next_response_due_at" timestamp with time zone,
	"next_response_since" timestamp with time zone,
	"resolution_due_at" timestamp with time zone NOT NULL,
	"used_minutes" integer DEFAULT 0 NOT NULL,
	"running_since" timestamp with time zone,
	"warned" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"breached" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"next_check_at" timestamp with time zone,
	"closed_at" timestamp with time zone,
	"closed_by" integer,
	"closings" integer DEFAULT 0 NOT NULL,
	"merged_into_id" integer,
	"follows_id" integer,
	"last_public_id" integer,
	"last_message_id" integer,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"search_text" text GENERATED ALWAYS AS (plain_text(id || ' ' || subject || ' ' || coalesce(unit_serial, ''))) STORED NOT NULL,
	"next_due_at" timestamp with time zone GENERATED ALWAYS AS (case when status <> 'CLOSED' then least(case when first_response_at is null then first_response_due_at end, next_response_due_at, case when running_since is not null then resolution_due_at end) end) STORED,
	CONSTRAINT "tickets_status" CHECK (status in ('PENDING', 'IN_PROGRESS', 'CLOSED')),
	CONSTRAINT "tickets_turn_of_open" CHECK ((waiting_for is null) = (status = 'CLOSED')),
	CONSTRAINT "tickets_closed" CHECK ((closed_at is not null) = (status = 'CLOSED')),
	CONSTRAINT "tickets_unit_text" CHECK (unit_id is null or (unit_serial is not null and unit_product is not null)),
	CONSTRAINT "tickets_clock" CHECK (running_since is null or waiting_for = 'staff'),
	CONSTRAINT "tickets_merge" CHECK (merged_into_id is null or (status = 'CLOSED' and merged_into_id <> id))
);
--> statement-breakpoint
ALTER TABLE "service_packages" ADD COLUMN "support_calendar" text;--> statement-breakpoint
ALTER TABLE "service_packages" ADD COLUMN "first_response_minutes" integer;--> statement-breakpoint
ALTER TABLE "service_packages" ADD COLUMN "resolution_minutes" integer;--> statement-breakpoint
ALTER TABLE "service_packages" ADD COLUMN "exchange_business_days" integer;--> statement-breakpoint
ALTER TABLE "exchanges" ADD COLUMN "due_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "notifications" ADD COLUMN "deleted_at" timestamp with time zone;--> statement-breakpoint
DROP INDEX "notifications_unread";--> statement-breakpoint
CREATE INDEX "notifications_unread" ON "notifications" USING btree ("user_id","id") WHERE read_at is null and deleted_at is null;--> statement-breakpoint
ALTER TABLE "notifications" ADD COLUMN "order_id" integer;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "notifications_order" ON "notifications" USING btree ("order_id") WHERE order_id is not null and deleted_at is null;--> statement-breakpoint
ALTER TABLE "mail_outbox" ADD COLUMN "user_id" integer;--> statement-breakpoint
ALTER TABLE "mail_outbox" ADD COLUMN "kind" text;--> statement-breakpoint
ALTER TABLE "mail_outbox" ADD COLUMN "company_id" integer;--> statement-breakpoint
ALTER TABLE "mail_outbox" ADD CONSTRAINT "mail_outbox_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mail_outbox" ADD CONSTRAINT "mail_outbox_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ticket_attachments" ADD CONSTRAINT "ticket_attachments_uploaded_by_users_id_fk" FOREIGN KEY ("uploaded_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ticket_attachments" ADD CONSTRAINT "ticket_attachments_message_id_ticket_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."ticket_messages"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ticket_messages" ADD CONSTRAINT "ticket_messages_ticket_id_tickets_id_fk" FOREIGN KEY ("ticket_id") REFERENCES "public"."tickets"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ticket_messages" ADD CONSTRAINT "ticket_messages_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ticket_presence" ADD CONSTRAINT "ticket_presence_ticket_id_tickets_id_fk" FOREIGN KEY ("ticket_id") REFERENCES "public"."tickets"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ticket_presence" ADD CONSTRAINT "ticket_presence_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ticket_ratings" ADD CONSTRAINT "ticket_ratings_ticket_id_tickets_id_fk" FOREIGN KEY ("ticket_id") REFERENCES "public"."tickets"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ticket_ratings" ADD CONSTRAINT "ticket_ratings_rated_by_users_id_fk" FOREIGN KEY ("rated_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ticket_ratings" ADD CONSTRAINT "ticket_ratings_assignee_id_users_id_fk" FOREIGN KEY ("assignee_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ticket_reads" ADD CONSTRAINT "ticket_reads_ticket_id_tickets_id_fk" FOREIGN KEY ("ticket_id") REFERENCES "public"."tickets"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ticket_reads" ADD CONSTRAINT "ticket_reads_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tickets" ADD CONSTRAINT "tickets_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tickets" ADD CONSTRAINT "tickets_opened_by_users_id_fk" FOREIGN KEY ("opened_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tickets" ADD CONSTRAINT "tickets_on_behalf_by_users_id_fk" FOREIGN KEY ("on_behalf_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tickets" ADD CONSTRAINT "tickets_unit_id_equipment_units_id_fk" FOREIGN KEY ("unit_id") REFERENCES "public"."equipment_units"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tickets" ADD CONSTRAINT "tickets_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tickets" ADD CONSTRAINT "tickets_exchange_id_exchanges_id_fk" FOREIGN KEY ("exchange_id") REFERENCES "public"."exchanges"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tickets" ADD CONSTRAINT "tickets_assignee_id_users_id_fk" FOREIGN KEY ("assignee_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tickets" ADD CONSTRAINT "tickets_closed_by_users_id_fk" FOREIGN KEY ("closed_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tickets" ADD CONSTRAINT "tickets_merged_into_id_tickets_id_fk" FOREIGN KEY ("merged_into_id") REFERENCES "public"."tickets"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tickets" ADD CONSTRAINT "tickets_follows_id_tickets_id_fk" FOREIGN KEY ("follows_id") REFERENCES "public"."tickets"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "ticket_attachments_message" ON "ticket_attachments" USING btree ("message_id");--> statement-breakpoint
CREATE INDEX "ticket_attachments_loose" ON "ticket_attachments" USING btree ("created_at") WHERE message_id is null;--> statement-breakpoint
CREATE INDEX "ticket_attachments_uploader" ON "ticket_attachments" USING btree ("uploaded_by");--> statement-breakpoint
CREATE INDEX "ticket_messages_ticket" ON "ticket_messages" USING btree ("ticket_id","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "ticket_messages_author" ON "ticket_messages" USING btree ("author_id");--> statement-breakpoint
CREATE INDEX "ticket_ratings_created" ON "ticket_ratings" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "ticket_reads_user" ON "ticket_reads" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "ticket_replies_title" ON "ticket_replies" USING btree ("title");--> statement-breakpoint
CREATE INDEX "tickets_company" ON "tickets" USING btree ("company_id","updated_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "tickets_opener" ON "tickets" USING btree ("opened_by","updated_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "tickets_updated" ON "tickets" USING btree ("updated_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "tickets_closed_at" ON "tickets" USING btree ("closed_at" DESC NULLS LAST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "tickets_resolution" ON "tickets" USING btree ("resolution_due_at","id");--> statement-breakpoint
CREATE INDEX "tickets_category" ON "tickets" USING btree ("category","updated_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "tickets_model" ON "tickets" USING btree ("unit_product","category","id");--> statement-breakpoint
CREATE INDEX "tickets_resolution_open" ON "tickets" USING btree ("resolution_due_at","id") WHERE status <> 'CLOSED';--> statement-breakpoint
CREATE INDEX "tickets_due" ON "tickets" USING btree ("next_due_at","id") WHERE status <> 'CLOSED';--> statement-breakpoint
CREATE INDEX "tickets_assignee" ON "tickets" USING btree ("assignee_id","next_due_at","id") WHERE status <> 'CLOSED';--> statement-breakpoint
CREATE INDEX "tickets_turn" ON "tickets" USING btree ("waiting_for","next_due_at","id");--> statement-breakpoint
CREATE INDEX "tickets_check" ON "tickets" USING btree ("next_check_at") WHERE status <> 'CLOSED';--> statement-breakpoint
CREATE INDEX "tickets_waiting" ON "tickets" USING btree ("waiting_since") WHERE waiting_for = 'customer';--> statement-breakpoint
CREATE INDEX "tickets_unit" ON "tickets" USING btree ("unit_id","id");--> statement-breakpoint
CREATE INDEX "tickets_order" ON "tickets" USING btree ("order_id","id");--> statement-breakpoint
CREATE INDEX "tickets_exchange" ON "tickets" USING btree ("exchange_id");--> statement-breakpoint
CREATE INDEX "tickets_merged" ON "tickets" USING btree ("merged_into_id");--> statement-breakpoint
CREATE INDEX "tickets_search" ON "tickets" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
ALTER TABLE "privacy_requests" ALTER COLUMN "user_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "privacy_requests" ADD COLUMN "name" text;--> statement-breakpoint
ALTER TABLE "privacy_requests" ADD COLUMN "email" text;--> statement-breakpoint
ALTER TABLE "privacy_requests" ADD COLUMN "text" text;--> statement-breakpoint
ALTER TABLE "privacy_requests" DROP CONSTRAINT "privacy_requests_kind";--> statement-breakpoint
ALTER TABLE "privacy_requests" ADD CONSTRAINT "privacy_requests_kind" CHECK (kind IN ('export', 'access', 'correction', 'portability', 'sharing', 'objection', 'erasure'));--> statement-breakpoint
CREATE INDEX "privacy_requests_pending" ON "privacy_requests" USING btree ("created_at") WHERE status = 'pending';--> statement-breakpoint
ALTER TABLE "privacy_requests" ADD CONSTRAINT "privacy_requests_person" CHECK ((user_id is null) = (name is not null and email is not null));--> statement-breakpoint
-- People name a ticket by its number, which begins at 1001.
ALTER SEQUENCE tickets_id_seq START WITH 1001 RESTART WITH 1001;
--> statement-breakpoint
-- What somebody writes in a ticket is a text that an erasure reaches, too (ADR 527).
CREATE OR REPLACE FUNCTION is_erasure(old_row jsonb, new_row jsonb) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT current_setting('arrenda.erasure', true) = 'on'
    AND new_row - ARRAY['actor_name', 'message', 'before', 'after', 'details', 'label', 'location', 'text']
      = old_row - ARRAY['actor_name', 'message', 'before', 'after', 'details', 'label', 'location', 'text']
$$;
--> statement-breakpoint
-- What was written stays as it was written; its author may take it back, which keeps the words.
CREATE FUNCTION refuse_message_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' AND is_erasure(to_jsonb(OLD), to_jsonb(NEW)) THEN
    RETURN NEW;
  END IF;
  IF TG_OP = 'DELETE' OR (to_jsonb(NEW) - 'withdrawn_at') <> (to_jsonb(OLD) - 'withdrawn_at') OR OLD.withdrawn_at IS NOT NULL THEN
    RAISE EXCEPTION 'ticket_messages is append-only';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER ticket_messages_append_only BEFORE UPDATE OR DELETE ON ticket_messages
  FOR EACH ROW EXECUTE FUNCTION refuse_message_change();
--> statement-breakpoint
CREATE FUNCTION tally_ticket() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' THEN
    INSERT INTO ticket_tallies VALUES (OLD.status, OLD.category, -1);
  END IF;
  IF TG_OP <> 'DELETE' THEN
    INSERT INTO ticket_tallies VALUES (NEW.status, NEW.category, 1);
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER tickets_tallied AFTER INSERT OR DELETE ON tickets FOR EACH ROW EXECUTE FUNCTION tally_ticket();
--> statement-breakpoint
CREATE TRIGGER tickets_tallied_again AFTER UPDATE ON tickets FOR EACH ROW
  WHEN ((OLD.status, OLD.category) IS DISTINCT FROM (NEW.status, NEW.category))
  EXECUTE FUNCTION tally_ticket();
--> statement-breakpoint
CREATE INDEX "tickets_company_status" ON "tickets" USING btree ("company_id","status");--> statement-breakpoint
CREATE INDEX "tickets_opener_status" ON "tickets" USING btree ("opened_by","company_id","status");
