-- [ACT-13] What an exporter writes is told to somebody who is there to read it. When officers are away is nothing that an exporter's transaction
-- may read: it asks about some of them, and learns no more than whether one is at work.
CREATE FUNCTION eksport_is_one_at_work(people text[], day date) RETURNS boolean
  LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public AS $$
  SELECT EXISTS (
    SELECT FROM persons WHERE id = ANY (people) AND audience = 'caseworker' AND roles && ARRAY['B', 'L']
    AND NOT EXISTS (SELECT FROM absences WHERE person_id = id AND day BETWEEN first_day AND last_day)
  )
$$;
--> statement-breakpoint
REVOKE ALL ON FUNCTION eksport_is_one_at_work(text[], date) FROM PUBLIC;
--> statement-breakpoint
GRANT EXECUTE ON FUNCTION eksport_is_one_at_work(text[], date) TO eksport_app;
