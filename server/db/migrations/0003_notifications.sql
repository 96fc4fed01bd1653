CREATE TABLE "notification_choices" (
	"user_id" integer NOT NULL,
	"kind" text NOT NULL,
	"bell" boolean,
	"mail" boolean,
	CONSTRAINT "notification_choices_user_id_kind_pk" PRIMARY KEY("user_id","kind")
);
--> statement-breakpoint
CREATE TABLE "notifications" (
	"id" serial PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"kind" text NOT NULL,
	"event_key" text NOT NULL,
	"words" jsonb NOT NULL,
	"actor_id" integer,
	"company_id" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"read_at" timestamp with time zone,
	CONSTRAINT "notifications_event_key_unique" UNIQUE("event_key")
);
--> statement-breakpoint
ALTER TABLE "mail_outbox" ADD COLUMN "send_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "notification_choices" ADD CONSTRAINT "notification_choices_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_actor_id_users_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "notifications_user" ON "notifications" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "notifications_unread" ON "notifications" USING btree ("user_id","id") WHERE read_at is null;--> statement-breakpoint
CREATE INDEX "notifications_created" ON "notifications" USING btree ("created_at");--> statement-breakpoint
-- The three switches of the first version, as choices of the kinds that they covered.
INSERT INTO "notification_choices" ("user_id", "kind", "mail")
SELECT "user_id", kind, false FROM "notification_preferences"
CROSS JOIN unnest(ARRAY['order_turn', 'order_late', 'proposal_new', 'contract_to_sign', 'delivery_on_way', 'contract_end', 'mention', 'exchange', 'quotation_expires']) AS kind
WHERE NOT "orders"
UNION ALL
SELECT "user_id", kind, false FROM "notification_preferences"
CROSS JOIN unnest(ARRAY['ticket_reply', 'ticket_closed', 'ticket_new', 'ticket_warning', 'ticket_breach']) AS kind
WHERE NOT "tickets"
UNION ALL
SELECT "user_id", 'news', true FROM "notification_preferences" WHERE "news";
--> statement-breakpoint
DROP TABLE "notification_preferences";
