/// How far an image is that is loaded.
public enum AsyncImagePhase: Sendable {
  /// Nothing is there yet.
  case empty
  /// The image.
  case success(Image)
  /// Why there is none.
  case failure(any Error)

  /// The image, if it is there.
  public var image: Image? { if case .success(let image) = self { image } else { nil } }

  /// Why there is no image, if it has failed.
  public var error: (any Error)? { if case .failure(let error) = self { error } else { nil } }
}
