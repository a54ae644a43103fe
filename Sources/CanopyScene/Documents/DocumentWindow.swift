internal import CanopyContainers
internal import CanopyControls
internal import CanopyCore
internal import CanopyPresentation
internal import CanopyStyle
internal import CanopyText
internal import Foundation

/// The content of a document's window: an editor, and questions about the document.
struct DocumentWindow<Editor: View>: View {
  let document: OpenDocument
  let editor: Editor
  @State private var closing = ClosingQuestion()
  @Environment(\.windowClosing) private var windowClosing
  @Environment(\.undoManager) private var undoManager

  /// The question to ask before the window closes, and the person's answer.
  @MainActor
  fileprivate final class ClosingQuestion {
    var question: WindowQuestion?
    var answer = DocumentQuestion.Answer.cancel

    nonisolated init() {}
  }

  var body: some View {
    editor
      .environment(\.documentConfiguration, document.configuration)
      ._asking(
        Binding(get: { document.question }, set: { document.question = $0 }), named: "the alert of a document",
        title: { Text(verbatim: $0.title) }, message: { Text(verbatim: $0.message) },
        onDismiss: { question in
          let answer = closing.answer
          closing.answer = .cancel
          document.take(answer, to: question)
        },
        actions: { question in
          ForEach(question.buttons, id: \.label) { button in
            Button(role: button.role, action: { closing.answer = button.answer }) { Text(verbatim: button.label) }
          }
        }
      )
      .onAppear { begin() }
      .onDisappear { if let question = closing.question { windowClosing?.remove(question) } }
  }

  private func begin() {
    document.undoManager = undoManager
    let (document, windowClosing) = (document, windowClosing)
    let question = WindowQuestion { document.close() }
    document.proceed = { windowClosing?.proceed(after: question) }
    closing.question = question
    windowClosing?.add(question)
  }
}

/// The editor of a document that is a value.
struct ValueEditor<Document: FileDocument, Content: View>: View {
  let open: OpenDocument
  let model: ValueModel<Document>
  let content: (FileDocumentConfiguration<Document>) -> Content

  var body: some View {
    content(
      FileDocumentConfiguration(
        document: model.binding(in: open), fileURL: open.file, isEditable: open.isEditable))
  }
}

/// The editor of a document that is an object.
struct ObjectEditor<Document: ReferenceFileDocument, Content: View>: View {
  let open: OpenDocument
  let model: ObjectModel<Document>
  let content: (ReferenceFileDocumentConfiguration<Document>) -> Content

  var body: some View {
    ObservedEditor(document: model.document, open: open, content: content).environmentObject(model.document)
  }
}

private struct ObservedEditor<Document: ReferenceFileDocument, Content: View>: View {
  @ObservedObject var document: Document
  let open: OpenDocument
  let content: (ReferenceFileDocumentConfiguration<Document>) -> Content

  var body: some View {
    content(
      ReferenceFileDocumentConfiguration(document: document, fileURL: open.file, isEditable: open.isEditable))
  }
}
