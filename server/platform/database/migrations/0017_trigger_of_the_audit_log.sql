-- Whoever may execute it could put a trigger of theirs on a temporary table, and add links to the chain by it. PostgreSQL
-- asks for this right when a trigger is made, not when it fires.
REVOKE ALL ON FUNCTION public.chain_audit_entry() FROM PUBLIC;
