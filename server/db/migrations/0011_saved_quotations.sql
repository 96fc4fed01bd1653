ALTER TABLE "quotations" ADD COLUMN "name" text;--> statement-breakpoint
CREATE INDEX "quotations_expiry" ON "quotations" USING btree ("status","expires_at");