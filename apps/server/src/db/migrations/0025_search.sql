-- What an application is searched by: its reference, the exporter's own reference, the importer, containers and batches, each as words without
-- case and punctuation, and as one word without what stands between. The mark with the organisation is none that anybody can type.
CREATE FUNCTION eksport_search_words(reference integer, organisation text, document jsonb) RETURNS tsvector
  LANGUAGE sql IMMUTABLE PARALLEL SAFE COST 1000 SET search_path = pg_catalog AS $$
  WITH texts AS (
    SELECT lower(translate(text, 'ÆØÅÄÖÜÉ', 'æøåäöüé')) AS text FROM (
      SELECT reference::text AS text
      UNION ALL SELECT document #>> '{consignor,internalReference}'
      UNION ALL SELECT document #>> '{recipient,consignee,name}'
      UNION ALL SELECT number #>> '{}' FROM jsonb_path_query(document, '$.transport.containers[*].number') AS number
      UNION ALL SELECT lot #>> '{}' FROM jsonb_path_query(document, '$.productLines[*].lotNumber') AS lot
    ) AS told WHERE text IS NOT NULL
  ), words AS (
    SELECT unnest(regexp_split_to_array(text, '[[:space:]!-/:-@\[-`{-~]+')) AS word FROM texts
    UNION ALL SELECT regexp_replace(text, '[[:space:]!-/:-@\[-`{-~]+', '', 'g') FROM texts
    UNION ALL SELECT '!' || organisation
  )
  SELECT array_to_tsvector(array_agg(DISTINCT left(word, 200))) FROM words WHERE word <> ''
$$;
--> statement-breakpoint
CREATE INDEX applications_search ON applications
  USING gin (eksport_search_words(reference_number, organisation_number, document)) WHERE deleted_at IS NULL;
--> statement-breakpoint
-- Row-level security keeps an index of words from being asked before it has looked at each row. Here it is asked first; what it finds are numbers
-- only, and whoever reads the rows of them is held by row-level security as always.
CREATE FUNCTION eksport_search(query text) RETURNS SETOF integer
  LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public AS $$
  SELECT reference_number FROM applications
  WHERE deleted_at IS NULL AND eksport_search_words(reference_number, organisation_number, document) @@ query::tsquery
$$;
--> statement-breakpoint
REVOKE ALL ON FUNCTION eksport_search(text) FROM PUBLIC;
--> statement-breakpoint
GRANT EXECUTE ON FUNCTION eksport_search(text) TO eksport_app;
