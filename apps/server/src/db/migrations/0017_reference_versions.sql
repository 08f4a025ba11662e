CREATE TABLE "reference_entries" (
	"version" integer NOT NULL,
	"id" text NOT NULL,
	"position" integer NOT NULL,
	"entry" jsonb NOT NULL,
	CONSTRAINT "reference_entries_version_id_pk" PRIMARY KEY("version","id")
);
--> statement-breakpoint
CREATE TABLE "reference_versions" (
	"version" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "reference_versions_version_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"list" text NOT NULL,
	"valid_from" date NOT NULL,
	"source" text NOT NULL,
	"loaded_at" timestamp with time zone NOT NULL,
	"since_revision" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "reference_entries" ADD CONSTRAINT "reference_entries_version_reference_versions_version_fk" FOREIGN KEY ("version") REFERENCES "public"."reference_versions"("version") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "reference_versions_list" ON "reference_versions" USING btree ("list","valid_from");
--> statement-breakpoint
GRANT SELECT ON reference_versions, reference_entries TO eksport_app;
--> statement-breakpoint
-- [REG-03] A version says from which revision on it is known: with the day, that tells what held when something was judged.
CREATE FUNCTION eksport_since_revision() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public AS $$
BEGIN
  SELECT revision + 1 INTO NEW.since_revision FROM reference_revision FOR UPDATE;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER since_revision BEFORE INSERT ON reference_versions FOR EACH ROW EXECUTE FUNCTION eksport_since_revision();
--> statement-breakpoint
-- What was loaded before there were versions has held from the beginning.
INSERT INTO reference_versions (list, valid_from, source, loaded_at)
SELECT list, '2020-01-01', 'RELEASE', now() FROM (
  SELECT list FROM code_entries
  UNION SELECT 'establishments' WHERE EXISTS (SELECT FROM establishments)
  UNION SELECT 'aquaculture-sites' WHERE EXISTS (SELECT FROM aquaculture_sites)
) loaded ORDER BY list;
--> statement-breakpoint
INSERT INTO reference_entries (version, id, position, entry)
SELECT v.version, e.id, e.position, e.entry FROM code_entries e JOIN reference_versions v USING (list)
UNION ALL
SELECT v.version, e.approval_number, (row_number() OVER (ORDER BY e.approval_number))::integer, e.entry
  FROM establishments e JOIN reference_versions v ON v.list = 'establishments'
UNION ALL
SELECT v.version, e.site_number::text, (row_number() OVER (ORDER BY e.site_number))::integer, e.entry
  FROM aquaculture_sites e JOIN reference_versions v ON v.list = 'aquaculture-sites';
--> statement-breakpoint
DO $$
DECLARE name text;
BEGIN
  FOREACH name IN ARRAY ARRAY['reference_versions', 'reference_entries'] LOOP
    EXECUTE format('CREATE TRIGGER append_only BEFORE UPDATE OR DELETE ON %I FOR EACH ROW EXECUTE FUNCTION eksport_refuse_change()', name);
    EXECUTE format('CREATE TRIGGER append_only_all BEFORE TRUNCATE ON %I EXECUTE FUNCTION eksport_refuse_change()', name);
    EXECUTE format('CREATE TRIGGER changed AFTER INSERT ON %I FOR EACH STATEMENT EXECUTE FUNCTION eksport_reference_changed()', name);
  END LOOP;
END $$;
--> statement-breakpoint
-- [REG-03] Every value that a setting has had, and from which revision on.
CREATE TABLE reference_setting_changes (
  change integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  name text NOT NULL,
  subject text NOT NULL,
  valid_from date NOT NULL,
  value jsonb,
  since_revision integer NOT NULL,
  changed_at timestamp with time zone NOT NULL DEFAULT now()
);
--> statement-breakpoint
INSERT INTO reference_setting_changes (name, subject, valid_from, value, since_revision)
SELECT name, subject, valid_from, value, 0 FROM reference_settings;
--> statement-breakpoint
GRANT SELECT ON reference_setting_changes TO eksport_app;
--> statement-breakpoint
CREATE TRIGGER since_revision BEFORE INSERT ON reference_setting_changes FOR EACH ROW EXECUTE FUNCTION eksport_since_revision();
--> statement-breakpoint
CREATE TRIGGER append_only BEFORE UPDATE OR DELETE ON reference_setting_changes FOR EACH ROW EXECUTE FUNCTION eksport_refuse_change();
--> statement-breakpoint
CREATE TRIGGER append_only_all BEFORE TRUNCATE ON reference_setting_changes EXECUTE FUNCTION eksport_refuse_change();
--> statement-breakpoint
CREATE FUNCTION eksport_setting_changed() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public AS $$
BEGIN
  IF TG_OP <> 'INSERT' THEN
    INSERT INTO reference_setting_changes (name, subject, valid_from, value, since_revision)
    VALUES (OLD.name, OLD.subject, OLD.valid_from, NULL, 0);
  END IF;
  IF TG_OP <> 'DELETE' THEN
    INSERT INTO reference_setting_changes (name, subject, valid_from, value, since_revision)
    VALUES (NEW.name, NEW.subject, NEW.valid_from, NEW.value, 0);
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER kept AFTER INSERT OR UPDATE OR DELETE ON reference_settings FOR EACH ROW EXECUTE FUNCTION eksport_setting_changed();
