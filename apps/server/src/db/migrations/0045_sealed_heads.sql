CREATE TABLE "audit_heads" (
	"chain" integer PRIMARY KEY NOT NULL,
	"sequence" bigint,
	"hash" text NOT NULL,
	"seal" text
);
--> statement-breakpoint
-- [OPS-06] Where the chains end is sealed at the first start of a new database, and of another one when the operator says so: until then there
-- is no sequence, and the release before writes here as it always did.
INSERT INTO audit_heads (chain, hash) SELECT chain, repeat('0', 64) FROM generate_series(0, 7) AS chain;
--> statement-breakpoint
CREATE FUNCTION eksport_move_head() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.chain <> OLD.chain OR NEW.sequence IS DISTINCT FROM coalesce(OLD.sequence + 1, NEW.sequence) THEN
    RAISE EXCEPTION 'the head of chain % goes on by one link', OLD.chain USING ERRCODE = 'insufficient_privilege';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
-- Once the chains are sealed, a program that knows nothing of seals may not write what they speak of: verification would accuse the row.
-- Whoever owns the database is let through, for that is who mends it, but adds no link either; a start and the commands of such a program,
-- which are the owner's, are not.
CREATE FUNCTION eksport_refuse_unsealed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF (TG_TABLE_NAME IN ('audit_events', 'file_scanning', 'reference_data_versions') OR session_user IN ('eksport_app', 'eksport_worker')
      OR current_setting('application_name') LIKE 'eksport%')
    AND EXISTS (SELECT FROM audit_heads WHERE sequence IS NOT NULL) THEN
    RAISE EXCEPTION 'the chains are sealed: a release that does not seal may not write here any more, and must be stopped'
      USING ERRCODE = 'insufficient_privilege';
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
-- contracts: nothing that a release has used: both are new here, and nobody's to call.
REVOKE ALL ON FUNCTION eksport_move_head(), eksport_refuse_unsealed() FROM PUBLIC;
--> statement-breakpoint
CREATE TRIGGER moved BEFORE UPDATE ON audit_heads FOR EACH ROW EXECUTE FUNCTION eksport_move_head();
--> statement-breakpoint
CREATE TRIGGER kept BEFORE DELETE ON audit_heads FOR EACH ROW EXECUTE FUNCTION eksport_refuse_change();
--> statement-breakpoint
CREATE TRIGGER kept_all BEFORE TRUNCATE ON audit_heads EXECUTE FUNCTION eksport_refuse_change();
--> statement-breakpoint
DO $$
DECLARE name text;
BEGIN
  FOREACH name IN ARRAY ARRAY['history', 'audit_events', 'applications', 'snapshots', 'messages', 'files', 'certificate_issues',
    'register_checks', 'case_notes', 'confirmed_copies', 'paper_batches', 'paper_voids', 'operating_messages', 'flags'] LOOP
    EXECUTE format('CREATE TRIGGER sealed BEFORE INSERT OR UPDATE OR DELETE ON %I FOR EACH STATEMENT'
      || ' WHEN (coalesce(current_setting(''eksport.seals'', true), '''') = '''') EXECUTE FUNCTION eksport_refuse_unsealed()', name);
  END LOOP;
END $$;
--> statement-breakpoint
-- What a start writes, so that one of the release before ends before it has done anything.
CREATE TRIGGER sealed BEFORE INSERT OR UPDATE ON file_scanning FOR EACH STATEMENT
  WHEN (coalesce(current_setting('eksport.seals', true), '') = '') EXECUTE FUNCTION eksport_refuse_unsealed();
--> statement-breakpoint
CREATE TRIGGER sealed BEFORE INSERT OR UPDATE ON reference_data_versions FOR EACH STATEMENT
  WHEN (coalesce(current_setting('eksport.seals', true), '') = '') EXECUTE FUNCTION eksport_refuse_unsealed();
--> statement-breakpoint
ALTER TABLE audit_heads ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY trace ON audit_heads TO eksport_app USING ((SELECT current_setting('eksport.audience', true)) <> '');
--> statement-breakpoint
GRANT SELECT, UPDATE (sequence, hash, seal) ON audit_heads TO eksport_app;
