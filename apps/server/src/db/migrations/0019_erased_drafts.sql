ALTER TABLE "applications" ADD COLUMN "erased_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "history" ADD COLUMN "content_erased_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX applications_deleted ON applications (deleted_at) WHERE deleted_at IS NOT NULL AND erased_at IS NULL;
--> statement-breakpoint
-- [ACT-14] The one thing that is ever erased: a draft that nobody has sent, once it is deleted. Whatever left the desk of its exporter
-- has a snapshot, an answer of the registers or a certificate, and stays.
CREATE FUNCTION eksport_is_deleted_draft(draft integer) RETURNS boolean LANGUAGE sql STABLE SET search_path = public AS $$
  SELECT EXISTS (SELECT FROM applications WHERE reference_number = draft AND deleted_at IS NOT NULL
      AND submitted_at IS NULL AND revision = 1 AND status = 'UNDER_REGISTRERING')
    AND NOT EXISTS (SELECT FROM snapshots WHERE reference_number = draft)
    AND NOT EXISTS (SELECT FROM register_checks WHERE reference_number = draft)
    AND NOT EXISTS (SELECT FROM certificate_issues WHERE reference_number = draft)
    AND NOT EXISTS (SELECT FROM history WHERE reference_number = draft AND event = 'send')
$$;
--> statement-breakpoint
-- A link of such a draft may lose who acted and what they said. Its place and its hash stay, so that the chain holds on.
CREATE FUNCTION eksport_keep_history() RETURNS trigger LANGUAGE plpgsql SET search_path = public AS $$
DECLARE
  erasable CONSTANT text[] := ARRAY['actor_id', 'actor_name', 'reason', 'facts', 'content_erased_at'];
BEGIN
  IF TG_OP = 'UPDATE' AND OLD.content_erased_at IS NULL AND NEW.content_erased_at IS NOT NULL
    AND to_jsonb(NEW) - erasable = to_jsonb(OLD) - erasable
    AND NEW.actor_id = '' AND NEW.actor_name IS NULL AND NEW.reason IS NULL AND NEW.facts IS NULL
    AND eksport_is_deleted_draft(OLD.reference_number)
  THEN
    RETURN NEW;
  END IF;
  RAISE EXCEPTION 'history is append-only' USING ERRCODE = 'insufficient_privilege';
END $$;
--> statement-breakpoint
DROP TRIGGER append_only ON history;
--> statement-breakpoint
CREATE TRIGGER append_only BEFORE UPDATE OR DELETE ON history FOR EACH ROW EXECUTE FUNCTION eksport_keep_history();
--> statement-breakpoint
-- The caller has written the link that says so, which is the only one that keeps its content.
CREATE FUNCTION eksport_erase_draft(draft integer, moment timestamptz) RETURNS void
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = public AS $$
BEGIN
  IF NOT eksport_is_deleted_draft(draft) THEN
    RAISE EXCEPTION 'Application % is not a deleted draft that was never sent', draft USING ERRCODE = 'insufficient_privilege';
  END IF;
  DELETE FROM files WHERE reference_number = draft;
  DELETE FROM messages WHERE reference_number = draft;
  DELETE FROM notices WHERE reference_number = draft;
  DELETE FROM jobs WHERE reference_number = draft;
  UPDATE history SET actor_id = '', actor_name = NULL, reason = NULL, facts = NULL, content_erased_at = moment
    WHERE reference_number = draft AND event <> 'erase';
  UPDATE applications SET
    document = jsonb_build_object('referenceNumber', reference_number, 'applicationStatus', status),
    consignor_number = '', consignor_name = NULL, internal_reference = NULL, consignee_name = NULL, place_of_destination = NULL,
    retrieval_date = NULL, retrieval_time = NULL, retrieval_office = NULL, species = '{}', establishments = '{}', net_weight = NULL,
    caseworker_id = NULL, caseworker_name = NULL, erased_at = moment
  WHERE reference_number = draft;
END $$;
--> statement-breakpoint
-- The worker's alone, whose role is made after the migrations.
REVOKE ALL ON FUNCTION eksport_erase_draft(integer, timestamptz) FROM PUBLIC;
