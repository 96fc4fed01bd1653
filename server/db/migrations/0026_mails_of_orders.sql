ALTER TABLE "mail_outbox" ADD COLUMN "order_id" integer;--> statement-breakpoint
ALTER TABLE "mail_outbox" ADD CONSTRAINT "mail_outbox_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "mail_outbox_order" ON "mail_outbox" USING btree ("order_id");--> statement-breakpoint
-- Until now only their keys said which order they were about.
UPDATE "mail_outbox" m SET "order_id" = o."id" FROM "orders" o WHERE m."event_key" ~ '^order:\d+:' AND o."id" = split_part(m."event_key", ':', 2)::bigint;
