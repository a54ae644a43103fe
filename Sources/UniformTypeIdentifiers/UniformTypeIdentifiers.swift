// Types of content, under the name that their module has on Apple's systems.

@_exported public import struct CanopyStyle.UTType
@_exported public import Foundation
