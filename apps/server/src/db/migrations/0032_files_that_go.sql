-- [ACT-12] A file that is taken away is a change of its draft as much as one that comes: another tab shows it until it is told.
DROP TRIGGER tell_change ON files;
--> statement-breakpoint
CREATE TRIGGER tell_change AFTER INSERT OR UPDATE OR DELETE ON files FOR EACH ROW EXECUTE FUNCTION eksport_tell_change();
