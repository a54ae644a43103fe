internal import CanopyCore
internal import CanopyDrawing
internal import Foundation
internal import Synchronization

/// The pictures in bundles. Each picture is found and decoded only once.
final class ImageStore: Sendable {
  static let shared = ImageStore()

  /// The reason why a picture is missing.
  enum Fault: Error, Hashable {
    case notFound
    case broken(file: String, ImageFault)
  }

  struct Asset {
    let image: DrawImage
    let scale: CGFloat
    var isTemplate = false
    var slices: DisplayImage.Slices?
  }

  private struct Place: Hashable {
    let name: String
    let folder: String
    let traits: AssetTraits
  }

  private typealias Answer = Result<Asset, Fault>

  private let known = Mutex<[Place: Answer]>([:])

  /// The maximum number of cached pictures.
  private static var capacity: Int { 1_024 }

  func image(
    named name: String, in bundle: Bundle, _ traits: AssetTraits, _ engine: any ImageEngine
  ) -> Result<Asset, Fault> {
    guard let folder = bundle.resourceURL else { return .failure(.notFound) }
    let place = Place(name: name, folder: folder.path, traits: traits)
    if let answer = known.withLock({ $0[place] }) { return answer }
    let answer = Self.find(place, folder, engine)
    known.withLock { known in
      if known.count >= Self.capacity { known.removeAll(keepingCapacity: true) }
      known[place] = answer
    }
    return answer
  }

  private static func find(_ place: Place, _ folder: URL, _ engine: any ImageEngine) -> Answer {
    let candidates = [
      AssetImage.find(place.name, in: folder)?.file(for: place.traits),
      LooseImage.find(place.name, in: folder, place.traits),
    ]
    guard let found = candidates.compactMap({ $0 }).first else { return .failure(.notFound) }
    guard let data = try? Data(contentsOf: found.url) else { return .failure(.notFound) }
    do throws(ImageFault) {
      let image = try engine.open(data)
      return .success(Asset(image: image, scale: found.scale, isTemplate: found.isTemplate, slices: found.slices))
    } catch {
      return .failure(.broken(file: found.url.path, error))
    }
  }
}

/// An image file, with its properties from the catalog.
struct ImageFile {
  let url: URL
  /// The number of pixels per point.
  let scale: CGFloat
  var isTemplate = false
  var slices: DisplayImage.Slices?
}
