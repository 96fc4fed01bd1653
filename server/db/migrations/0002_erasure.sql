-- What an erasure takes out of the histories (ADR 527): in a transaction that says so, texts may change, nothing else of a row.
CREATE FUNCTION is_erasure(old_row jsonb, new_row jsonb) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT current_setting('arrenda.erasure', true) = 'on'
    AND new_row - ARRAY['actor_name', 'message', 'before', 'after', 'details']
      = old_row - ARRAY['actor_name', 'message', 'before', 'after', 'details']
$$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION refuse_history_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' AND is_erasure(to_jsonb(OLD), to_jsonb(NEW)) THEN
    RETURN NEW;
  END IF;
  RAISE EXCEPTION 'event_logs is append-only: % refused', TG_OP USING ERRCODE = 'restrict_violation';
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION refuse_unit_event_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' AND is_erasure(to_jsonb(OLD), to_jsonb(NEW)) THEN
    RETURN NEW;
  END IF;
  RAISE EXCEPTION 'unit_events is append-only: % refused', TG_OP USING ERRCODE = 'restrict_violation';
END $$;
