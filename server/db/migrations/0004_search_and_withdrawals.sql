-- A text as people search it: without accents and capitals. `unaccent` itself is only STABLE, because its dictionary could
-- be exchanged; with the dictionary named, as here, it may be indexed.
CREATE FUNCTION plain_text(text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  RETURN lower(public.unaccent('public.unaccent'::regdictionary, $1));
--> statement-breakpoint
ALTER TABLE "order_documents" DROP CONSTRAINT "order_documents_type";--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "search_name" text GENERATED ALWAYS AS (plain_text(corporate_name)) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "document_files" ADD COLUMN "withdrawn_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "order_documents" ADD COLUMN "withdrawn_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "companies_search" ON "companies" USING gin ("search_name" gin_trgm_ops,"cnpj" gin_trgm_ops);--> statement-breakpoint
CREATE UNIQUE INDEX "order_documents_type" ON "order_documents" USING btree ("order_id","document_type") WHERE "order_documents"."withdrawn_at" is null;--> statement-breakpoint
CREATE INDEX "orders_number" ON "orders" USING btree ("order_mask_id");