internal import CanopyCore
public import CoreTransferable
internal import Foundation
internal import UniformTypeIdentifiers

extension Color: Transferable {
  /// The representation of colors that are exported and imported, which consists of their components.
  public static var transferRepresentation: some TransferRepresentation {
    DataRepresentation<Color>(contentType: UTType(known: "com.canopy.color")) { color in
      try JSONEncoder().encode(color.resolve(in: EnvironmentValues()))
    } importing: { data in
      Color(try JSONDecoder().decode(Color.Resolved.self, from: data))
    }
  }
}
