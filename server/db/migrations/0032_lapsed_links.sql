ALTER TABLE "signers" ADD COLUMN "link_expires_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "signers" ADD COLUMN "lapsed_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "signers_lapsing" ON "signers" USING btree ("link_expires_at") WHERE "signers"."signed_at" is null and "signers"."declined_at" is null and "signers"."lapsed_at" is null;--> statement-breakpoint

-- Who waits with a link of before: what runs out is found by it.
UPDATE signers SET link_expires_at = (
  SELECT max(expires_at) FROM signing_links WHERE signer_id = signers.id AND purpose = 'sign'
) WHERE notified_at IS NOT NULL AND signed_at IS NULL AND declined_at IS NULL
  AND NOT EXISTS (SELECT 1 FROM signing_envelopes e WHERE e.document_id = signers.document_id AND e.closed_at IS NULL);
