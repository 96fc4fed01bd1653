ALTER TABLE "addresses" ALTER COLUMN "company_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "quotations" ALTER COLUMN "company_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "quotations" ALTER COLUMN "user_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "addresses" ADD COLUMN "visitor_quotation_id" integer;--> statement-breakpoint
ALTER TABLE "quotations" ADD COLUMN "visitor_name" text;--> statement-breakpoint
ALTER TABLE "quotations" ADD COLUMN "visitor_email" text;--> statement-breakpoint
ALTER TABLE "quotations" ADD COLUMN "visitor_phone" text;--> statement-breakpoint
ALTER TABLE "quotations" ADD COLUMN "visitor_key_hash" text;--> statement-breakpoint
CREATE INDEX "addresses_visitor" ON "addresses" USING btree ("visitor_quotation_id");--> statement-breakpoint
ALTER TABLE "quotations" ADD CONSTRAINT "quotations_visitor_key_hash_unique" UNIQUE("visitor_key_hash");--> statement-breakpoint
ALTER TABLE "addresses" ADD CONSTRAINT "addresses_owner" CHECK ("addresses"."company_id" is not null or "addresses"."visitor_quotation_id" is not null);--> statement-breakpoint
ALTER TABLE "quotations" ADD CONSTRAINT "quotations_owner" CHECK (("quotations"."company_id" is not null and "quotations"."user_id" is not null) or "quotations"."visitor_key_hash" is not null);--> statement-breakpoint
-- The addresses of a visitor go with the quotation.
ALTER TABLE "addresses" ADD CONSTRAINT "addresses_visitor_quotation" FOREIGN KEY ("visitor_quotation_id") REFERENCES "quotations"("id") ON DELETE CASCADE;
