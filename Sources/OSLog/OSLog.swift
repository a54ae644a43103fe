// Logging, under the name of the module that also reads logs on Apple's systems.

@_exported public import os
