ALTER TABLE "exchanges" ADD COLUMN "monthly_difference" numeric(12, 2) DEFAULT '0.00' NOT NULL;--> statement-breakpoint
CREATE INDEX "exchanges_return_package" ON "exchanges" USING btree ("return_package_id");--> statement-breakpoint
CREATE INDEX "exchanges_unit" ON "exchanges" USING btree ("unit_id","id");--> statement-breakpoint
CREATE INDEX "exchanges_replacement" ON "exchanges" USING btree ("replacement_id");--> statement-breakpoint
CREATE INDEX "exchanges_status" ON "exchanges" USING btree ("status","created_at","id");--> statement-breakpoint
ALTER TABLE "exchanges" ADD CONSTRAINT "exchanges_difference" CHECK ((kind = 'upgrade') = (monthly_difference > 0));--> statement-breakpoint
ALTER TABLE "exchanges" ADD CONSTRAINT "exchanges_parcels" CHECK (status <> 'ACCEPTED' or (package_id is not null and return_package_id is not null));