"""What the table sends, as types, a file for each subject: encoded to clients and described in the OpenAPI document."""
