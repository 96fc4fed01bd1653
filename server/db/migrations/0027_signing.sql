CREATE TABLE "signing_evidence" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"document_id" integer NOT NULL,
	"file_id" integer NOT NULL,
	"signer_id" integer NOT NULL,
	"event" text NOT NULL,
	"sha256" text NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"cpf" text NOT NULL,
	"role" text NOT NULL,
	"typed_name" text,
	"consent" text,
	"reason" text,
	"address" text,
	"user_agent" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "signing_links" (
	"id" serial PRIMARY KEY NOT NULL,
	"signer_id" integer NOT NULL,
	"file_id" integer NOT NULL,
	"purpose" text NOT NULL,
	"token_hash" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"closed_at" timestamp with time zone,
	"opened_at" timestamp with time zone,
	"code_hash" text,
	"code_expires_at" timestamp with time zone,
	"code_tries" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "signing_links_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
ALTER TABLE "document_files" ADD COLUMN "certifies_id" integer;--> statement-breakpoint
ALTER TABLE "signers" ADD COLUMN "declined_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "signers" ADD COLUMN "decline_reason" text;--> statement-breakpoint
ALTER TABLE "signing_evidence" ADD CONSTRAINT "signing_evidence_document_id_order_documents_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."order_documents"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "signing_evidence" ADD CONSTRAINT "signing_evidence_file_id_document_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."document_files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "signing_links" ADD CONSTRAINT "signing_links_signer_id_signers_id_fk" FOREIGN KEY ("signer_id") REFERENCES "public"."signers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "signing_links" ADD CONSTRAINT "signing_links_file_id_document_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."document_files"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "signing_evidence_file" ON "signing_evidence" USING btree ("file_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "signing_links_open" ON "signing_links" USING btree ("signer_id","purpose") WHERE "signing_links"."closed_at" is null;--> statement-breakpoint
CREATE INDEX "signing_links_file" ON "signing_links" USING btree ("file_id");--> statement-breakpoint
CREATE UNIQUE INDEX "document_files_certifies" ON "document_files" USING btree ("certifies_id") WHERE "document_files"."withdrawn_at" is null;--> statement-breakpoint

-- What proves a signature is append-only, like history.
CREATE FUNCTION refuse_evidence_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'signing_evidence is append-only: % refused', TG_OP USING ERRCODE = 'restrict_violation';
END $$;
--> statement-breakpoint
CREATE TRIGGER signing_evidence_append_only BEFORE UPDATE OR DELETE ON signing_evidence
  FOR EACH ROW EXECUTE FUNCTION refuse_evidence_change();
--> statement-breakpoint
CREATE TRIGGER signing_evidence_no_truncate BEFORE TRUNCATE ON signing_evidence
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_evidence_change();
--> statement-breakpoint
ALTER TABLE signing_links
  ADD CONSTRAINT signing_links_purpose CHECK (purpose IN ('sign', 'copy'));
--> statement-breakpoint
ALTER TABLE signing_evidence
  ADD CONSTRAINT signing_evidence_event CHECK (event IN ('invited', 'opened', 'code_sent', 'signed', 'declined'));
