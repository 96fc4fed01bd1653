ALTER TABLE "products" ADD COLUMN "image_alts" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
CREATE INDEX "products_category" ON "products" USING btree ("category_id");--> statement-breakpoint
CREATE INDEX "products_search" ON "products" USING gin (plain_text("name" || ' ' || "model" || ' ' || "title" || ' ' || coalesce("omie_code", '')) gin_trgm_ops);--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_omie_code" UNIQUE("omie_code");