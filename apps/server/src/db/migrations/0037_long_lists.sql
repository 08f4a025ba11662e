-- [OPS-07] Lists of a million applications (docs/decisions/063): an index for each order, with what row-level security asks in it, so that a
-- page is walked to and a count reads no row. A filled table is sorted for each of them: in memory.
SET LOCAL maintenance_work_mem = '256MB';
--> statement-breakpoint
DROP INDEX "applications_tenant_status";--> statement-breakpoint
CREATE INDEX "applications_submitted" ON "applications" USING btree ("submitted_at","reference_number","organisation_number") WHERE submitted_at is not null and deleted_at is null;--> statement-breakpoint
CREATE INDEX "applications_country" ON "applications" USING btree ("country","reference_number","organisation_number","submitted_at") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "applications_template" ON "applications" USING btree ("certificate_template","reference_number","organisation_number","submitted_at") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "applications_type" ON "applications" USING btree ("application_type","reference_number","organisation_number","submitted_at") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "applications_format" ON "applications" USING btree ("application_format","reference_number","organisation_number","submitted_at") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "applications_consignor" ON "applications" USING btree ("consignor_name","reference_number","organisation_number","submitted_at") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "applications_tenant_consignor" ON "applications" USING btree ("organisation_number","consignor_name","reference_number","submitted_at") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "applications_internal_reference" ON "applications" USING btree ("internal_reference","reference_number","organisation_number","submitted_at") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "applications_consignee" ON "applications" USING btree ("consignee_name","reference_number","organisation_number","submitted_at") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "applications_retrieval_date" ON "applications" USING btree ("retrieval_date","reference_number","organisation_number","submitted_at") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "applications_retrieval_time" ON "applications" USING btree ("retrieval_time","reference_number","organisation_number","submitted_at") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "applications_retrieval_office" ON "applications" USING btree ("retrieval_office","reference_number","organisation_number","submitted_at") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "applications_tenant_status" ON "applications" USING btree ("organisation_number","status","reference_number","submitted_at") WHERE deleted_at is null;--> statement-breakpoint
-- Parts of texts are found by the three letters each that they hold. Trusted since PostgreSQL 13: whoever owns the database may add it.
CREATE EXTENSION IF NOT EXISTS pg_trgm;
--> statement-breakpoint
CREATE FUNCTION eksport_lines(texts text[]) RETURNS text
  LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT SET search_path = pg_catalog AS $$ SELECT array_to_string(texts, chr(10)) $$;
--> statement-breakpoint
CREATE INDEX applications_parts ON applications USING gin (
  internal_reference gin_trgm_ops, consignor_name gin_trgm_ops, consignor_number gin_trgm_ops, consignee_name gin_trgm_ops,
  place_of_destination gin_trgm_ops, eksport_lines(establishments) gin_trgm_ops, organisation_name gin_trgm_ops,
  organisation_number gin_trgm_ops, species, certificate_formats
) WHERE deleted_at IS NULL;
--> statement-breakpoint
-- What a filter of the list leaves, as numbers, or nothing where it leaves more than so many. Row-level security lets no index answer `ILIKE` and
-- `&&`, for they might tell of rows that it has not looked at: here it is asked first, as by eksport_search, and whoever reads the rows of the
-- numbers is held by it as always.
CREATE FUNCTION eksport_rare(filter text, asked text[], organisation text, most integer) RETURNS integer[]
  LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = public SET enable_seqscan = off SET enable_indexscan = off AS $$
DECLARE
  found integer[];
  condition text := CASE filter
    WHEN 'internalReference' THEN 'internal_reference ILIKE $1[1]'
    WHEN 'consignorOrganizationNumberOrName' THEN '(consignor_name ILIKE $1[1] OR consignor_number ILIKE $1[1])'
    WHEN 'consigneeName' THEN 'consignee_name ILIKE $1[1]'
    WHEN 'placeOfDestination' THEN 'place_of_destination ILIKE $1[1]'
    WHEN 'processingEstablishment' THEN 'eksport_lines(establishments) ILIKE $1[1]'
    WHEN 'submittingApplicantOrganizationalNameOrNumber' THEN '(organisation_name ILIKE $1[1] OR organisation_number ILIKE $1[1])'
    WHEN 'species' THEN 'species && $1'
    WHEN 'certificateFormats' THEN 'certificate_formats && $1'
  END;
BEGIN
  EXECUTE format('SELECT array_agg(reference_number) FROM (SELECT reference_number FROM applications
    WHERE deleted_at IS NULL AND ($2 IS NULL OR organisation_number = $2) AND %s LIMIT $3 + 1) AS counted', condition)
    INTO found USING asked, organisation, most;
  RETURN CASE WHEN cardinality(found) > most THEN NULL ELSE coalesce(found, '{}') END;
END $$;
--> statement-breakpoint
REVOKE ALL ON FUNCTION eksport_rare(text, text[], text, integer) FROM PUBLIC;
--> statement-breakpoint
GRANT EXECUTE ON FUNCTION eksport_rare(text, text[], text, integer) TO eksport_app;
