package import CanopyDrawing
public import CoreTransferable
internal import UniformTypeIdentifiers

extension Image: Transferable {
  /// The representation of images. Pictures in all displayable formats can be imported, but images are exported only
  /// within the program.
  public static var transferRepresentation: some TransferRepresentation {
    ValueRepresentation<Image>(type: UTType(known: "com.canopy.image"))
    PictureRepresentation()
  }
}

/// The representation of images that are imported from pictures.
private struct PictureRepresentation: PrimitiveRepresentation {
  typealias Item = Image

  static func _addParts(of _: Self, to parts: inout _TransferParts) {
    var picture = TransferPart(type: .image)
    picture.import = { item in
      guard let engine = TransferEngines.images else {
        throw TransferError(message: "Pictures can only be imported where a window shows them.")
      }
      do {
        return Image(.picture(try engine.open(try item.data()), scale: 1, orientation: .up))
      } catch let fault as ImageFault {
        throw TransferError(message: "The picture can't be imported: \(fault).")
      }
    }
    parts.parts.append(picture)
  }
}

/// The engines that are used to import values.
package enum TransferEngines {
  /// The decoder of pictures; nil outside of a drop into a window.
  @TaskLocal package static var images: (any ImageEngine)?
}
