"""Files to take away: tables for spreadsheets and programs, sheets to print."""
