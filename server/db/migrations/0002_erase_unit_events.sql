-- A unit's label and place are texts that people write, too: an erasure reaches them in its history (ADR 527).
CREATE OR REPLACE FUNCTION is_erasure(old_row jsonb, new_row jsonb) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT current_setting('arrenda.erasure', true) = 'on'
    AND new_row - ARRAY['actor_name', 'message', 'before', 'after', 'details', 'label', 'location']
      = old_row - ARRAY['actor_name', 'message', 'before', 'after', 'details', 'label', 'location']
$$;
