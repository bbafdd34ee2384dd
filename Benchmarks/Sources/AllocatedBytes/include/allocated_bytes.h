#pragma once

/// The bytes that the program has allocated and not given back; 0 where the C library does not tell.
long allocated_bytes(void);
