// Types for the transfer of values between apps, under the name that their module has on Apple's systems.

@_exported public import struct CanopyStyle.CodableRepresentation
@_exported public import struct CanopyStyle.DataRepresentation
@_exported public import struct CanopyStyle.FileRepresentation
@_exported public import struct CanopyStyle.ProxyRepresentation
@_exported public import struct CanopyStyle.ReceivedTransferredFile
@_exported public import struct CanopyStyle.SentTransferredFile
@_exported public import protocol CanopyStyle.TransferRepresentation
@_exported public import struct CanopyStyle.TransferRepresentationBuilder
@_exported public import enum CanopyStyle.TransferRepresentationVisibility
@_exported public import protocol CanopyStyle.Transferable
@_exported public import UniformTypeIdentifiers
