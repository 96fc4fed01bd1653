CREATE TABLE "signing_envelopes" (
	"id" serial PRIMARY KEY NOT NULL,
	"document_id" integer NOT NULL,
	"file_id" integer NOT NULL,
	"status" text DEFAULT 'sending' NOT NULL,
	"remote_id" text,
	"remote_document_id" text,
	"people" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"checked_at" timestamp with time zone,
	"closed_at" timestamp with time zone,
	CONSTRAINT "signing_envelopes_remote_document_id_unique" UNIQUE("remote_document_id"),
	CONSTRAINT "signing_envelopes_status" CHECK (case when "signing_envelopes"."status" in ('sending', 'running') then "signing_envelopes"."closed_at" is null
        else "signing_envelopes"."status" in ('signed', 'declined', 'ended', 'refused', 'withdrawn') and "signing_envelopes"."closed_at" is not null end)
);
--> statement-breakpoint
CREATE TABLE "signing_messages" (
	"digest" text PRIMARY KEY NOT NULL,
	"envelope_id" integer NOT NULL,
	"event" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "signing_envelopes" ADD CONSTRAINT "signing_envelopes_document_id_order_documents_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."order_documents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "signing_envelopes" ADD CONSTRAINT "signing_envelopes_file_id_document_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."document_files"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "signing_messages" ADD CONSTRAINT "signing_messages_envelope_id_signing_envelopes_id_fk" FOREIGN KEY ("envelope_id") REFERENCES "public"."signing_envelopes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "signing_envelopes_live" ON "signing_envelopes" USING btree ("document_id") WHERE "signing_envelopes"."closed_at" is null;--> statement-breakpoint
CREATE INDEX "signing_envelopes_file" ON "signing_envelopes" USING btree ("file_id");--> statement-breakpoint
CREATE INDEX "signing_messages_created" ON "signing_messages" USING btree ("created_at");