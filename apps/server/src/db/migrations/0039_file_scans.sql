CREATE TABLE "file_scanning" (
	"only" integer PRIMARY KEY DEFAULT 1 NOT NULL,
	"enabled" boolean NOT NULL,
	CONSTRAINT "file_scanning_one" CHECK ("file_scanning"."only" = 1)
);
--> statement-breakpoint
ALTER TABLE "files" ADD COLUMN "scan" text;--> statement-breakpoint
CREATE INDEX "files_unscanned" ON "files" USING btree ("created_at") WHERE scan in ('WAITING', 'DELAYED');--> statement-breakpoint
-- [SEC-18] What the system makes is not scanned; all else is, a kind of file that comes later as well.
CREATE FUNCTION eksport_is_own_file(type text) RETURNS boolean LANGUAGE sql IMMUTABLE AS $$
  SELECT type IN ('HEALTH_CERTIFICATE', 'ELECTRONICALLY_SIGNED_CERTIFICATE', 'DECISION_LETTER', 'RECEIPT', 'ELECTRONIC_CERTIFICATE',
    'CONFIRMED_COPIES')
$$;
--> statement-breakpoint
-- Decided here, whatever an insert says: no way in can forget it, and nobody who stores a file can call it clean.
CREATE FUNCTION eksport_await_scan() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public AS $$
BEGIN
  NEW.scan := NULL;
  IF NOT eksport_is_own_file(NEW.type) AND EXISTS (SELECT FROM file_scanning WHERE enabled) THEN
    NEW.scan := 'WAITING';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE FUNCTION eksport_ask_scan() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public AS $$
BEGIN
  PERFORM eksport_add_job('scan-file', json_build_object('fileId', NEW.id), 'scan-file ' || NEW.id, NULL);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER await_scan BEFORE INSERT ON files FOR EACH ROW EXECUTE FUNCTION eksport_await_scan();
--> statement-breakpoint
CREATE TRIGGER ask_scan AFTER INSERT ON files FOR EACH ROW WHEN (NEW.scan = 'WAITING') EXECUTE FUNCTION eksport_ask_scan();
