-- [FEE-01] Since when a fee is owed is kept in the application, and was not always: without it what was cancelled or withdrawn reads as
-- free. The history has known it all along: the first who took the case (row 6), or its approval by itself (row 5).
UPDATE applications SET document = document
  || jsonb_build_object('feesDueDateTime', to_char(due.moment AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))
FROM (
  SELECT reference_number, min(time) AS moment FROM history WHERE event IN ('take', 'auto-approve') GROUP BY reference_number
) AS due
WHERE due.reference_number = applications.reference_number AND NOT document ? 'feesDueDateTime';
