internal import CanopyControls
internal import CanopyCore
internal import CanopyDisplay
internal import CanopyInput
internal import CanopyLayout
internal import CanopyStyle
internal import CanopyText
internal import Foundation
internal import UniformTypeIdentifiers

/// The content of a document window without a document, which lets people choose one.
struct DocumentChooser: View {
  let types: [UTType]
  /// The document that couldn't be opened, and the reason.
  let failure: DocumentFailure?
  let open: (URL) -> Void
  @State private var chooses = false

  var body: some View {
    VStack(spacing: 16) {
      if let failure {
        Text(verbatim: failure.title).font(.headline)
        Text(verbatim: failure.message).foregroundStyle(.secondary)
      } else {
        Text("No Document").font(.headline)
      }
      Button("Open…") { chooses = true }.buttonStyle(.bordered)
    }
    .multilineTextAlignment(.center)
    .padding()
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .fileImporter(isPresented: $chooses, allowedContentTypes: types) { result in
      if case .success(let file) = result { open(file) }
    }
    .onAppear { chooses = failure == nil }
  }
}

/// A document that couldn't be opened, and the reason.
struct DocumentFailure {
  let title: String
  let message: String

  init(_ file: URL, _ error: any Error) {
    let question = DocumentQuestion(id: 0, kind: .notOpened(file, error), name: "", isClosing: false)
    (title, message) = (question.title, question.message)
  }
}
