-- [ACT-12] Every act writes history, also one that leaves the application as it is: confirmed copies are ordered, printed and handed
-- out so. Where the application changes as well, the two say the same, and one transaction says the same only once.
CREATE TRIGGER tell_change AFTER INSERT ON history FOR EACH ROW EXECUTE FUNCTION eksport_tell_change();
