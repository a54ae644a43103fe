public import CanopyCore
internal import CanopyDrawing
public import CanopyStyle
public import Foundation

#if canImport(FoundationNetworking)
  public import FoundationNetworking
#endif

/// A view that loads an image asynchronously and shows it.
///
/// ```swift
/// AsyncImage(url: URL(string: "https://example.com/icon.png")) { image in
///   image.resizable().scaledToFit()
/// } placeholder: {
///   Color.gray.opacity(0.2)
/// }
/// ```
///
/// If the URL changes, the view cancels the loading of the previous image.
public struct AsyncImage<Content: View>: View {
  private let request: URLRequest?
  private let scale: CGFloat
  private let transaction: Transaction
  private let content: (AsyncImagePhase) -> Content

  @State private var phase = AsyncImagePhase.empty
  @Environment(\.imageEngine) private var engine

  /// Creates a view that loads an image and shows it at its natural size. A gray placeholder is shown until the image is
  /// loaded, and if loading fails.
  public init(url: URL?, scale: CGFloat = 1) where Content == Image {
    self.init(url: url, scale: scale) { $0.image ?? .blank }
  }

  /// Creates a view that loads an image and shows the view that `content` returns for it.
  ///
  /// - Parameters:
  ///   - url: The URL of the image, or nil to show the placeholder.
  ///   - scale: The number of pixels per point.
  ///   - content: Returns the view for the loaded image.
  ///   - placeholder: Returns the view to show until the image is loaded, and if loading fails.
  public init<I: View, P: View>(
    url: URL?, scale: CGFloat = 1, @ViewBuilder content: @escaping (Image) -> I,
    @ViewBuilder placeholder: @escaping () -> P
  ) where Content == _ConditionalContent<I, P> {
    self.init(url: url, scale: scale) { phase in
      if let image = phase.image { content(image) } else { placeholder() }
    }
  }

  /// Creates a view that loads an image and shows the view that `content` returns for the current phase.
  ///
  /// - Parameters:
  ///   - url: The URL of the image, or nil to show the empty phase.
  ///   - scale: The number of pixels per point.
  ///   - transaction: The transaction in which the phase changes.
  ///   - content: Returns the view for a phase of loading.
  public init(
    url: URL?, scale: CGFloat = 1, transaction: Transaction = Transaction(),
    @ViewBuilder content: @escaping (AsyncImagePhase) -> Content
  ) {
    self.init(request: url.map { URLRequest(url: $0) }, scale: scale, transaction: transaction, content: content)
  }

  /// Creates a view that loads the image of a request and shows it at its natural size. A gray placeholder is shown until the
  /// image is loaded, and if loading fails.
  public init(request: URLRequest?, scale: CGFloat = 1) where Content == Image {
    self.init(request: request, scale: scale) { $0.image ?? .blank }
  }

  /// Creates a view that loads the image of a request and shows the view that `content` returns for it.
  ///
  /// - Parameters:
  ///   - request: The request, with its headers and cache policy, or nil to show the placeholder.
  ///   - scale: The number of pixels per point.
  ///   - content: Returns the view for the loaded image.
  ///   - placeholder: Returns the view to show until the image is loaded, and if loading fails.
  public init<I: View, P: View>(
    request: URLRequest?, scale: CGFloat = 1, @ViewBuilder content: @escaping (Image) -> I,
    @ViewBuilder placeholder: @escaping () -> P
  ) where Content == _ConditionalContent<I, P> {
    self.init(request: request, scale: scale) { phase in
      if let image = phase.image { content(image) } else { placeholder() }
    }
  }

  /// Creates a view that loads the image of a request and shows the view that `content` returns for the current phase.
  ///
  /// - Parameters:
  ///   - request: The request, with its headers and cache policy, or nil to show the empty phase.
  ///   - scale: The number of pixels per point.
  ///   - transaction: The transaction in which the phase changes.
  ///   - content: Returns the view for a phase of loading.
  public init(
    request: URLRequest?, scale: CGFloat = 1, transaction: Transaction = Transaction(),
    @ViewBuilder content: @escaping (AsyncImagePhase) -> Content
  ) {
    self.request = request
    self.scale = scale
    self.transaction = transaction
    self.content = content
  }

  /// The view for the current phase.
  public var body: some View {
    content(phase).task(id: request) { await load() }
  }

  private func load() async {
    if case .empty = phase {} else { set(.empty) }
    guard let request, let engine else { return }
    do {
      let image = try await ImageLoader.load(request, engine)
      try Task.checkCancellation()
      set(.success(Image(image, scale: scale)))
    } catch is CancellationError {
      // Another image is being loaded, or the view was removed.
    } catch {
      if !Task.isCancelled { set(.failure(error)) }
    }
  }

  private func set(_ phase: AsyncImagePhase) {
    withTransaction(transaction) { self.phase = phase }
  }
}

extension EnvironmentValues {
  /// The engine that decodes images for the tree, or nil if the tree can't show images.
  var imageEngine: (any ImageEngine)? { scope?.tree.imageEngine }
}
