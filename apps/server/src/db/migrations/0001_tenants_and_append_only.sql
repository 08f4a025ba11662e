-- The application's own role: it owns nothing, so row-level security and the grants below hold for it.
DO $$
BEGIN
  IF NOT EXISTS (SELECT FROM pg_roles WHERE rolname = 'eksport_app') THEN
    CREATE ROLE eksport_app NOLOGIN NOBYPASSRLS;
  END IF;
EXCEPTION WHEN duplicate_object OR unique_violation THEN
  -- Another database of the same server was migrated at the same moment.
  NULL;
END $$;
--> statement-breakpoint
DO $$
BEGIN
  EXECUTE format('GRANT eksport_app TO %I', current_user);
END $$;
--> statement-breakpoint
GRANT USAGE ON SCHEMA public TO eksport_app;
--> statement-breakpoint
GRANT USAGE ON SEQUENCE application_reference_number TO eksport_app;
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE ON applications, persons, flags, operating_messages TO eksport_app;
--> statement-breakpoint
GRANT SELECT, INSERT ON snapshots, messages, history, files, audit_events TO eksport_app;
--> statement-breakpoint
GRANT SELECT ON organisations, delegations, representations TO eksport_app;
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON sessions, login_attempts, idempotency_keys TO eksport_app;
--> statement-breakpoint
GRANT SELECT ON code_entries, establishments, aquaculture_sites, reference_data_versions TO eksport_app;
--> statement-breakpoint
-- The second lock [SEC-07]: each transaction says for whom it reads, and sees those rows only. Saying nothing shows nothing.
-- An officer sees what has been sent, never a draft that only its exporter knows.
CREATE FUNCTION eksport_may_see(organisation text) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT CASE current_setting('eksport.audience', true)
    WHEN 'submitter' THEN organisation = current_setting('eksport.organisation', true)
    WHEN 'caseworker' THEN true
    WHEN 'system' THEN true
    ELSE false
  END
$$;
--> statement-breakpoint
DO $$
DECLARE name text;
BEGIN
  FOREACH name IN ARRAY ARRAY['snapshots', 'messages', 'history', 'files'] LOOP
    EXECUTE format('ALTER TABLE %I ENABLE ROW LEVEL SECURITY', name);
    EXECUTE format(
      'CREATE POLICY tenant ON %I TO eksport_app USING (eksport_may_see(organisation_number)) WITH CHECK (eksport_may_see(organisation_number))',
      name);
  END LOOP;
END $$;
--> statement-breakpoint
ALTER TABLE applications ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY tenant ON applications TO eksport_app
  USING (
    eksport_may_see(organisation_number)
    AND (current_setting('eksport.audience', true) <> 'caseworker' OR submitted_at IS NOT NULL)
  )
  WITH CHECK (eksport_may_see(organisation_number));
--> statement-breakpoint
-- What is written here stays, also against a faulty statement of the owner.
CREATE FUNCTION eksport_refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION '% is append-only', TG_TABLE_NAME USING ERRCODE = 'insufficient_privilege';
END $$;
--> statement-breakpoint
CREATE TRIGGER append_only BEFORE UPDATE OR DELETE ON history FOR EACH ROW EXECUTE FUNCTION eksport_refuse_change();
--> statement-breakpoint
CREATE TRIGGER append_only_all BEFORE TRUNCATE ON history EXECUTE FUNCTION eksport_refuse_change();
--> statement-breakpoint
CREATE TRIGGER append_only BEFORE UPDATE OR DELETE ON audit_events FOR EACH ROW EXECUTE FUNCTION eksport_refuse_change();
--> statement-breakpoint
CREATE TRIGGER append_only_all BEFORE TRUNCATE ON audit_events EXECUTE FUNCTION eksport_refuse_change();
--> statement-breakpoint
CREATE TRIGGER append_only BEFORE UPDATE OR DELETE ON snapshots FOR EACH ROW EXECUTE FUNCTION eksport_refuse_change();
--> statement-breakpoint
CREATE TRIGGER append_only_all BEFORE TRUNCATE ON snapshots EXECUTE FUNCTION eksport_refuse_change();
--> statement-breakpoint
-- Jobs are added in the transaction of the change; the queue's own tables stay closed to the application.
CREATE FUNCTION eksport_add_job(task text, payload json, job_key text) RETURNS void
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog AS $$
BEGIN
  PERFORM graphile_worker.add_job(task, payload, job_key => job_key, max_attempts => 60);
END $$;
--> statement-breakpoint
REVOKE ALL ON FUNCTION eksport_add_job(text, json, text) FROM PUBLIC;
--> statement-breakpoint
GRANT EXECUTE ON FUNCTION eksport_add_job(text, json, text) TO eksport_app;
--> statement-breakpoint
-- Norwegian order of names (å last) where the server has ICU; code-point order elsewhere.
DO $$
BEGIN
  IF EXISTS (SELECT FROM pg_collation WHERE collname = 'nb-NO-x-icu') THEN
    ALTER TABLE applications
      ALTER COLUMN consignor_name TYPE text COLLATE "nb-NO-x-icu",
      ALTER COLUMN consignee_name TYPE text COLLATE "nb-NO-x-icu",
      ALTER COLUMN internal_reference TYPE text COLLATE "nb-NO-x-icu";
  END IF;
END $$;
