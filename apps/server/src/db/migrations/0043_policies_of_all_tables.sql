-- [OPS-05] Until now the tables that are asked before it is known for whom had no lock but the condition of their repository. A transaction
-- says which person it is for as well, and one of somebody who acts for no organisation says 'person'.
DO $$
DECLARE
  name text;
  audience constant text := '(SELECT current_setting(''eksport.audience'', true))';
  mine constant text := 'organisation_number = (SELECT current_setting(''eksport.organisation'', true))';
  me constant text := '(SELECT current_setting(''eksport.person'', true))';
  -- A login, or a job of the worker.
  trusted constant text := audience || ' IN (''nobody'', ''system'')';
BEGIN
  FOREACH name IN ARRAY ARRAY['sessions', 'login_attempts', 'idempotency_keys', 'persons', 'delegations', 'representations', 'notice_settings', 'feedback', 'audit_events'] LOOP
    EXECUTE format('ALTER TABLE %I ENABLE ROW LEVEL SECURITY', name);
  END LOOP;

  FOREACH name IN ARRAY ARRAY['sessions', 'login_attempts'] LOOP
    EXECUTE format('CREATE POLICY login ON %I TO eksport_app USING (%s) WITH CHECK (%2$s)', name, trusted);
  END LOOP;

  -- An answer is read by whom it was given: the scope of a key names audience, person and organisation.
  EXECUTE format(
    'CREATE POLICY asker ON idempotency_keys TO eksport_app USING (%1$s = ''system'' OR scope = %2$s) WITH CHECK (scope = %2$s)',
    audience,
    '(SELECT CASE current_setting(''eksport.audience'', true)'
      || ' WHEN ''public'' THEN ''  '''
      || ' WHEN ''person'' THEN concat(''submitter '', current_setting(''eksport.person'', true), '' '')'
      || ' WHEN ''caseworker'' THEN concat(''caseworker '', current_setting(''eksport.person'', true), '' '')'
      || ' WHEN ''submitter'' THEN concat_ws('' '', ''submitter'', current_setting(''eksport.person'', true), current_setting(''eksport.organisation'', true))'
      || ' END)');

  -- An exporter sees who acts for the organisation of the call, and their own rights to others.
  EXECUTE format(
    'CREATE POLICY rights ON delegations FOR SELECT TO eksport_app USING (%1$s OR %2$s = ''caseworker'' OR (%2$s = ''submitter'' AND %3$s) OR (%2$s IN (''submitter'', ''person'') AND person_id = %4$s))',
    trusted, audience, mine, me);
  EXECUTE format(
    'CREATE POLICY rights ON representations FOR SELECT TO eksport_app USING (%1$s IN (''caseworker'', ''system'') OR (%1$s = ''submitter'' AND %2$s))',
    audience, mine);

  -- Officers are told of what exporters do, and so are those who act for the same organisation.
  EXECUTE format(
    'CREATE POLICY known ON persons FOR SELECT TO eksport_app USING (%1$s OR %2$s = ''caseworker'' OR (%2$s IN (''submitter'', ''person'') AND id = %3$s)'
      || ' OR (%2$s = ''submitter'' AND (audience = ''caseworker'' OR EXISTS (SELECT FROM delegations WHERE person_id = persons.id))))',
    trusted, audience, me);
  -- [AUT-07] Nobody becomes an officer here: that is the owner''s to say.
  EXECUTE format(
    'CREATE POLICY newcomer ON persons FOR INSERT TO eksport_app WITH CHECK (%s = ''nobody'' AND audience = ''submitter'' AND roles = ''{}'' AND office IS NULL)',
    audience);
  EXECUTE format(
    'CREATE POLICY own ON persons FOR UPDATE TO eksport_app USING (%1$s OR (%2$s IN (''submitter'', ''person'', ''caseworker'') AND id = %3$s))',
    trusted, audience, me);

  EXECUTE format(
    'CREATE POLICY known ON notice_settings FOR SELECT TO eksport_app USING (%1$s OR EXISTS (SELECT FROM persons WHERE id = person_id))',
    trusted);
  FOREACH name IN ARRAY ARRAY['INSERT', 'UPDATE'] LOOP
    EXECUTE format(
      'CREATE POLICY %I ON notice_settings FOR %s TO eksport_app %s (%s IN (''submitter'', ''person'', ''caseworker'') AND person_id = %s)',
      'own_' || lower(name), name, CASE name WHEN 'INSERT' THEN 'WITH CHECK' ELSE 'USING' END, audience, me);
  END LOOP;

  EXECUTE format('CREATE POLICY given ON feedback FOR INSERT TO eksport_app WITH CHECK (%s = ''submitter'' AND %s)', audience, mine);

  -- [SEC-20] Whoever says for whom they act leaves a trace, an exporter one of the organisation of the call or of none.
  EXECUTE format(
    'CREATE POLICY trace ON audit_events FOR INSERT TO eksport_app WITH CHECK (%1$s IN (''caseworker'', ''person'', ''public'', ''nobody'', ''system'') OR (%1$s = ''submitter'' AND (organisation_number IS NULL OR %2$s)))',
    audience, mine);
  -- [CW-03] For everybody to read, and for officers to administer.
  FOREACH name IN ARRAY ARRAY['flags', 'operating_messages'] LOOP
    EXECUTE format('ALTER TABLE %I ENABLE ROW LEVEL SECURITY', name);
    EXECUTE format('CREATE POLICY read ON %I FOR SELECT TO eksport_app USING (true)', name);
    EXECUTE format('CREATE POLICY added ON %I FOR INSERT TO eksport_app WITH CHECK (%s = ''caseworker'')', name, audience);
    EXECUTE format('CREATE POLICY changed ON %I FOR UPDATE TO eksport_app USING (%s = ''caseworker'')', name, audience);
  END LOOP;

  -- Of what stands there the last link is read, by its chain.
  EXECUTE format('CREATE POLICY ends ON audit_events FOR SELECT TO eksport_app USING (%s <> '''')', audience);
END $$;
--> statement-breakpoint
REVOKE SELECT ON audit_events FROM eksport_app;
--> statement-breakpoint
GRANT SELECT (chain, sequence, hash) ON audit_events TO eksport_app;
--> statement-breakpoint
-- What the server changes of a row, and no more: above all nothing of what a person may do.
REVOKE UPDATE ON flags, operating_messages FROM eksport_app;
--> statement-breakpoint
GRANT UPDATE (enabled, version, changed_at, changed_name) ON flags TO eksport_app;
--> statement-breakpoint
GRANT UPDATE (type, hideable, for_officers, title, description, effective_from, expires_at, last_updated, version, changed_name, withdrawn_at) ON operating_messages TO eksport_app;
--> statement-breakpoint
REVOKE UPDATE ON persons FROM eksport_app;
--> statement-breakpoint
GRANT UPDATE (name, last_organisation, mail, mail_updated_at) ON persons TO eksport_app;
--> statement-breakpoint
REVOKE UPDATE ON used_logout_tokens, call_counts FROM eksport_app;
--> statement-breakpoint
GRANT UPDATE (calls, began_at) ON call_counts TO eksport_app;
--> statement-breakpoint
REVOKE UPDATE ON sessions, login_attempts, idempotency_keys, notice_settings, login_links, national_ids, address_book FROM eksport_app;
--> statement-breakpoint
GRANT UPDATE (last_seen_at) ON sessions TO eksport_app;
--> statement-breakpoint
GRANT UPDATE (version, locale, without_mail) ON notice_settings TO eksport_app;
--> statement-breakpoint
GRANT UPDATE (person_id, token_hashes, ended_at) ON login_links TO eksport_app;
--> statement-breakpoint
GRANT UPDATE (fingerprint) ON national_ids TO eksport_app;
--> statement-breakpoint
GRANT UPDATE (key, address, used_at, reference_number, version) ON address_book TO eksport_app;
--> statement-breakpoint
-- Functions are everybody's unless somebody says otherwise. Triggers ask for no right; the others are called by those that say for whom.
DO $$
DECLARE called regprocedure;
BEGIN
  FOR called IN SELECT p.oid::regprocedure FROM pg_proc p WHERE p.pronamespace = 'public'::regnamespace AND p.proname LIKE 'eksport\_%' LOOP
    EXECUTE format('REVOKE ALL ON FUNCTION %s FROM PUBLIC', called);
  END LOOP;
END $$;
--> statement-breakpoint
-- The indexes of words and of parts are kept by whoever writes an application.
GRANT EXECUTE ON FUNCTION eksport_search_words(integer, text, jsonb), eksport_lines(text[]) TO eksport_app;
