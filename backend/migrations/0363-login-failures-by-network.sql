-- Wrong passwords count for a player from one network: nobody locks others out from elsewhere.
ALTER TABLE login_failure ADD COLUMN network_digest bytea;
